enum Doors {
  // @provide
  static func door(id: Int /* @arg */) -> Door { Door() }
}

struct Door {}

extension Doors {
  // @provide
  static func house(door: Door, id: String /* @arg */) -> House { House() }
}

struct House {}
