import DIRuntime

@main
struct Main {
  static func main() {
    let container = Container()
    print(container.window.theme.name, container.window.other?.name ?? "none", container.session().page.theme.name)
  }
}
