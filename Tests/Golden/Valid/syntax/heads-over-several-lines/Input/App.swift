import DIRuntime

// @provide(singleton)
actor
Store {
  let name = "store"
}

// @provide(singleton)
final
actor
Index<Key>: Sendable {
  let store: Store
  init(store: Store) { self.store = store }
}

// @provide
struct
Reader {
  let store: Store
  let index: Index<Int>
}

// @provide
func
title(reader: Reader)
  -> String
{
  reader.store.name
}
