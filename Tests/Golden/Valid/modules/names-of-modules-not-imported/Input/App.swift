import DIRuntime
import Lib

// Nothing here imports Base, of which the accessors name an error, an actor and a protocol.
// @provide
struct Page { let disk: Disk }

// @provide
final class Browser: Sendable {
  init(index: Index) {}
}

// @provide
final class Draft: Model {
  init(settings: Settings) async {
    super.init()
  }
}

// @provide
struct Settings {}
