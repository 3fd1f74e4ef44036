import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    container.dynamic.register((any Theme).self, name: "dark", lifetime: .singleton) { _ in Dark() }
    print(container.registry.theme("dark"), container.registry.theme("light"))
  }
}
