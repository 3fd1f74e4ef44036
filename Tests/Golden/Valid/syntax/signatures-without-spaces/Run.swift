import DIRuntime

@main struct Run {
  static func main() throws {
    let container = Container()
    print(container.dense.text)
    let hooks = container.hooks(start: { "go" }, measure: { $0.count }, sizes: [3])
    print(hooks.start(), try hooks.measure("four"), hooks.sizes, container.hooks(start: { "" }, measure: { _ in 0 }).sizes)
  }
}
