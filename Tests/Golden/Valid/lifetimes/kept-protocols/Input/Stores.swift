/// Does not refine Sendable: what is kept says so in its accessor.
protocol Store { var name: String { get } }
protocol SendableStore: Store, Sendable {}
protocol DeepStore: SendableStore {}
typealias Both = Store & CustomStringConvertible

// @provide(singleton, as: Store)
struct Plain: Store { let name = "plain" }

// @provide(singleton, as: DeepStore)
struct Deep: DeepStore { let name = "deep" }

// @provide(singleton, as: Both)
struct Described: Both, Sendable {
  let name = "described"
  var description: String { name }
}

class Base: @unchecked Sendable {
  var name: String { "base" }
}

// @provide(singleton, as: Base)
final class Derived: Base, @unchecked Sendable {
  override var name: String { "derived" }
}

// @provide(singleton, as: Store & Hashable)
struct Hashed: Store, Hashable { let name = "hashed" }

// @provide(as: SendableStore, name: loose)
struct Loose: SendableStore { let name = "loose" }

// @provide(singleton, as: Store, name: opaque)
func opaque() -> some Store & Sendable { Plain() }

// @provide
struct User {
  var store: any Store
  var deep: any DeepStore
  var both: any Both
  var base: Base
  var hashed: any Hashable & Store
  var loose: any SendableStore
  var opaque: any Store
}
