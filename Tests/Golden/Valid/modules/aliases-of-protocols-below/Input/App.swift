import DIRuntime
import Lib

enum Ports {
  // @provide
  static func main() -> Port { Port() }
}

// @provide
struct Server: Listening {
  // As the protocol of another module calls a port.
  let place: Place
}
