import Core
import DIRuntime
import Mid
@main
struct Run {
  static func main() {
    print(Container().clock.name)
  }
}
