import DIRuntime

enum Formats {
  // @provide
  struct `v: 2` {}
  // @provide
  struct `v. 3` {}
  // @provide
  struct `a<b>, c` {}
}

extension Formats.`v: 2` {
  struct Part { var text = "part" }
  // @provide
  static func part() -> Formats.`v: 2`.Part { Part() }
}

protocol `P: x`: Sendable {}

// @provide(singleton, as: `P: x`)
final class Only: `P: x` {}

// @provide
struct Generic<T> { let value: T }

// @provide
struct `top: 1` { init(a: Formats.`v: 2`, b: Formats.`v. 3`, c: Formats.`a<b>, c`) {} }

// @provide(name: `my: name`)
struct Named { init(part: Formats.`v: 2`.Part) {} }

// @provide
struct `dot.ted` {
  let first: App::`top: 1`
  let second: App.`top: 1`
  let later: Lazy<`top: 1`>
  let generic: Generic<Formats.`v: 2`>
  let named: Named /* @named(`my: name`) */
  let protocols: (any `P: x`)?
}
