import Core
import DIRuntime

@main
struct Main {
  static func main() {
    let screen = Container().screen
    print(screen.core.now, screen.core.replaces(screen.base))
  }
}
