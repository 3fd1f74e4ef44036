import DIRuntime

@main
struct Main {
  static func main() {
    print(Container().screen.title)
  }
}
