import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.middle(id: 1))
    print(c.outer(id: 2), c.outer(id: 3, name: "given"))
  }
}
