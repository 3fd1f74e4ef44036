import DIRuntime

@main
struct Main {
  @MainActor
  static func main() {
    let screen = Container().screen
    print(type(of: screen.store), type(of: screen.view))
  }
}
