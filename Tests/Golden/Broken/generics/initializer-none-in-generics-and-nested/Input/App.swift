enum Outer {
  // @provide
  final class Store<Element> {
    private init() {}
  }

  // @provide
  struct Parsed {
    init?(text: String) {}
  }
}

// @provide
struct User { let store: Outer.Store<Int>; let parsed: Outer.Parsed }
