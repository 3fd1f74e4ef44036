import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.value("x").text, c.c.text, c.plan(make: "m").text)
    print(c.form(c: Value(text: "v"), value: 1).text, c.makeBadge(makeBadge: "b", self: 2).text, c.lower(lower: 4))
    print(c.owner, c.view)
  }
}
