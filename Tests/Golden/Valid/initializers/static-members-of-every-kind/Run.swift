import DIRuntime

@main struct Run {
  static func main() throws {
    let c = Container()
    print(c.a.v, try c.b.v, c.c.v, c.d.v, try c.e.v, c.f.v, c.text ?? "nil", c.count)
    text = nil
    print(c.text ?? "nil")
  }
}
