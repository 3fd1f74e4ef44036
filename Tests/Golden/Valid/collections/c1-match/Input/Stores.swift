import DIRuntime

protocol Root {}

// @provide
class First: Root {}

// @provide
class Second: First {}

// @provide(singleton)
final class Third: Second, @unchecked Sendable {}

// @provide
struct Both {
  let near: any Root  // @match(nearest)
  let far: any Root  // @match(furthest)
  let maybe: (any Root)?  // @match(furthest)
  let second: First  // @match(furthest)
}

// A protocol and a class that a subtype stands for.

// @provide(match: furthest)
protocol Store { var name: String { get } }

// @provide(match: nearest, name: base)
class Base { init() {} }

// @provide
final class Derived: Base {}

// @provide
struct Named {
  let base: Base  // @named(base)
  let store: any Store
}

extension Wrapped: Store { var name: String { "wrapped" } }

protocol Special: Store {}

// @provide
struct Wrapped {}

// @provide(as: Special)
struct Direct: Special {
  let third: Third
  init(third: Third) throws { self.third = third }
  var name: String { "direct" }
}

// @provide
struct Deep: Special { var name: String { "deep" } }

// Exact providers, defaults and nil come where the rules say; named subtypes are left aside.

protocol Port {}

// @provide(as: Port)
struct Exact: Port {}

// @provide
struct Other: Port {}

// @provide(name: secret)
struct Hidden: Door {}

protocol Door {}

// @provide
struct House {
  let port: any Port
  let door: (any Door)?
  let other: any Door

  init(port: any Port /* @match(furthest) */, door: (any Door)? /* @match(nearest) */, other: any Door /* @match(nearest) */ = Hidden()) {
    self.port = port
    self.door = door
    self.other = other
  }
}

// What is picked may have arguments, which are handed on, and members of a composition count together.

protocol Sized {}

// @provide
struct Plank: Sized, Port {
  let length: Int  // @arg
}

// @provide
struct Shelf {
  let plank: any Sized & Port  // @match(nearest)
  let length: Int  // @arg
}

// The rule goes by what is asked for later.

// @provide
final class Later {
  let near: Lazy<any Root>
  let far: () -> any Root
  init(near: Lazy<any Root> /* @match(nearest) */, far: @escaping () -> any Root /* @match(furthest) */) {
    self.near = near
    self.far = far
  }
}
