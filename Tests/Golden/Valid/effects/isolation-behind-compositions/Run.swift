import DIRuntime

@main
struct Main {
  static func main() {
    let container = Container()
    print(container.plain.title, shown(in: container))
  }

  @MainActor
  static func shown(in container: Container) -> String {
    let screen = container.screen
    return [screen.window.show(), screen.button.show(), screen.sidebar.show()].joined(separator: " ")
  }
}
