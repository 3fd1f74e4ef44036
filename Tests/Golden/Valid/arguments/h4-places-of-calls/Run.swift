import DIRuntime

@main enum Run {
  static func main() {
    let container = Container()
    print(container.span("login").text == Span("login").text, container.span("login").text)
    print(container.left.text, container.later.text)
    print(container.inside().text == Inside().text)
    print(container.asker("asker").text.prefix { $0 != "_" })
    print(container.over().line, container.over(list: [1]).line)
  }
}
