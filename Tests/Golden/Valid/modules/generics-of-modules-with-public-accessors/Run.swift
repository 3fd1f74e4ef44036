import Core
import DIRuntime
import Left
import Right

@main
struct Main {
  static func main() {
    let container = Container()
    print(container.cacheUser.text, "|", container.screen.service.text, "|", container.screen.other.cache.text)
  }
}
