import DIRuntime
import Lib

// @provide
struct Opening {
  let container: Container

  func open() -> SessionContainer { container.session(user: User(name: "Ada")) }
}

// @provide(singleton)
final class Cart: Sendable {}
