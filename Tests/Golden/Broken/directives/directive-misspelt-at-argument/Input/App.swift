// Its own argument would be handed on.
// @provide
struct Query { init(id: Int /* @arg */) {} }
// @provide
struct Page { init(query: Query, id: Int /* @args */) {} }

// A function that gives the argument.
// @provide
struct Row { init(id: Int /* @args */) {} }
// @provide
struct Table { init(row: (Int) -> Row) {} }

// Without a label it cannot be left out.
// @provide
struct Cell { init(_ id: Int /* @args */, _ query: Query) {} }

// Nor can it where another initializer takes what is left.
// @provide
struct Column {
  // @provide
  init(id: Int = 3 /* @args */, row: Row) {}
  init(row: Row) {}
}

// What replaces something has the same arguments.
// @provide
struct Clock { init(zone: Int /* @arg */) {} }
// @provide
struct Watch { init(zone: Int /* @args */) {} }
enum Clocks {
  // @provide(replaces: clock)
  static func inZone(zone: Int /* @args */) -> Clock { Clock(zone: zone) }
  // @provide(replaces: watch)
  static func other(zone: Int /* @arg */) -> Watch { Watch(zone: zone) }
}

// What joins a collection.
protocol Plugin {}
// @provide(into: Plugin)
struct Ruler: Plugin { init(id: Int /* @args */) {} }
// @provide
struct Editor { let plugins: [any Plugin] }

// @container(parent: Container)
struct Visit { let user: User }
struct User {}
// @provide(in: Visit, keyed: id)
final class Basket: Sendable { init(user: User, id: Int /* @args */) {} }
// @provide(in: Visit)
struct Checkout { let basket: Basket }
