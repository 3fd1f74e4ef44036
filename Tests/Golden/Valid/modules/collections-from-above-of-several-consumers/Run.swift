import DIRuntime
import Lib

@main struct Run {
  static func main() {
    let container = Container()
    print((container.menu.plugins + container.toolbar.plugins).map(\.name))
  }
}
