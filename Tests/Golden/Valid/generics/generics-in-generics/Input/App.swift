struct Entry<Value: Sendable>: Sendable { let value: Value? }

// @provide
struct Cache<Key: Hashable & Sendable, Value: Sendable> {
  let index: Index<Key>
  let store: Store<[Key: Entry<Value>]>
}

// @provide(singleton)
final class Index<Key: Hashable & Sendable>: Sendable { let name = "\(Key.self)" }

// @provide
func store<Content>(title: String) -> Store<Content> { Store(title: title + " \(Content.self)") }

struct Store<Content> { let title: String }

enum Names {
  // @provide
  static let title = "store of"
}

// @provide
struct App {
  let pages: Cache<String, [Int]>
  let numbers: Cache<Int, Entry<Bool?>>
  let index: Index<String>
  let optional: Store<Int?>?
}
