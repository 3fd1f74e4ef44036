import DIRuntime

@main
struct Main {
  static func main() {
    print(Container().screen.mode is Dark)
  }
}
