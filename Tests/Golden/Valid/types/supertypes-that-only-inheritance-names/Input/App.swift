// Both superclasses are members of superclasses that come later.
class Shelf: Wall {
  class Board: Plank {
    // @provide
    final class Edge: Veneer {}
  }
}

class Wall: Room {}

class Room {
  class Plank {
    class Veneer {
      let name: String
      init(oak: Oak) { name = oak.name }
    }
  }
}

// @provide
struct Oak { let name = "oak" }

// The superclass is the outer class: a clause does not see the members of its own type.
class Style {
  let name = "outer"
  init() {}
}

// @provide
final class Own: Style {
  class Style { init(size: Int) {} }
}
