import Core

// @provide(weak)
struct Store<Element> { let door: Door }

enum Doors {
  // @provide(weak, name: front)
  static func door() -> Door { Door() }
}

// @provide
final class User { init(store: Store<Int>) {} }
