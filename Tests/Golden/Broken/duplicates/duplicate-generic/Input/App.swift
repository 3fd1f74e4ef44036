// @provide
struct Store<Element> {}

// @provide
func intStore() -> Store<Int> { Store() }

enum Stores {
  // @provide
  static func more() -> Store<Int> { Store() }
}

// @provide
struct Sync { let store: Store<Int> }
