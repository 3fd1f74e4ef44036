extension Session {
  init(id: Int /* @arg */) {}
}

enum Orders {
  // @provid
  static func make(id: Int /* @arg */) -> Order { Order() }
  // @provides(keyed: id)
  static func cached(id: Int /* @arg */) -> Cache { Cache() }
}
struct Order {}
final class Cache: Sendable {}

// @provid
struct Session {}
