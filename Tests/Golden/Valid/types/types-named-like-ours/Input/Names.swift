import DIRuntime

final class Container { var text = "my container" }
struct Key { var text = "key" }
struct Overrides { var text = "overrides" }

// @provide(singleton)
struct Holder: Sendable { var text = "holder" }

extension Holder {
  // @provide
  static func container(holder: Holder) -> Container { Container() }
  // @provide
  static func key() -> Key { Key() }
  // @provide
  static func overrides() -> Overrides { Overrides() }
}

// @provide
struct User {
  var container: Container
  var key: Key
  var overrides: Overrides  // @arg
  var real: DIRuntime.Container
}

// @provide(singleton, keyed: name)
struct Shelf: Sendable {
  let name: String  // @arg
}

protocol Lamp: Sendable {}
protocol Fan: Sendable {}

// @provide(singleton, as: [Lamp, Fan], keyed: room)
struct Ceiling: Lamp, Fan {
  let room: String  // @arg
}
