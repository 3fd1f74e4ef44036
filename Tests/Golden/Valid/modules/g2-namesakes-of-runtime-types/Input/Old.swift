// Imports the other module alone: all these names are that module's.
import Old

// @provide(singleton)
final class Service: Sendable {
  let number: Int
  init() { number = 1 }
}

enum Olds {
  // @provide(singleton)
  static func old() -> Container { Container() }
  // @provide
  static func lazy() -> Lazy<Service> { Lazy(value: Service()) }
  // @provide
  static func key() -> Key<Int> { Key() }
  // @provide(singleton)
  static func box() -> Box<Int> { Box(3) }
  // @provide
  static func overrides() -> Overrides { Overrides() }
}

// @provide
struct OldScreen {
  let old: Container
  let lazy: Lazy<Service>
  let key: Key<Int>
  let box: Box<Int>
  let overrides: Overrides
  let provider: Provider<Int>  // @arg
}
