import DIRuntime

@main struct Run {
  static func main() throws {
    let c = Container()
    print(try c.session.start.now(), try c.pair.right.text, try c.checked)
  }
}
