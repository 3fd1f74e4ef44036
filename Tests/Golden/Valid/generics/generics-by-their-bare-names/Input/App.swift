import DIRuntime

struct User {}

/// Inside of a generic type its bare name means itself, as `Self` does.
struct Store<Item> {
  var tag = "new"

  // @provide
  static func live() -> Store { Store(tag: "live") }

  struct Page<Kind> {
    var store: Store
    var kinds: [Kind] = []

    // @provide
    static func empty(store: Store) -> Page { Page(store: store) }
  }
}

extension Store {
  // @provide
  static func all(first: Store) -> [Store] { [first] }
}

final class Node<Item> {
  let store: Store<Item>
  let above: Node?

  // @provide
  init(store: Store<Item>, above: Node? = nil /* @arg */) {
    (self.store, self.above) = (store, above)
  }
}

// @provide
struct Screen {
  let store: Store<User>
  let all: [Store<Int>]
  let page: Store<User>.Page<String>
  let node: (Node<User>?) -> Node<User>
}
