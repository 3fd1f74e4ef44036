import DIRuntime

@main
struct Main {
  static func main() {
    let screen = Container().screen
    print(screen.store.tag, screen.all.count, screen.page.store.tag)
    print(screen.node(screen.node(nil)).above?.store.tag ?? "none")
  }
}
