protocol Store {}

// @provide(as: Store, name: disk)
struct DiskStore: Store {}

// @provide(as: Store, name: memory)
struct MemoryStore: Store {}

extension Sync {
  // @provide
  actor Worker {
    init(later: @escaping @Sendable () -> any Store, lazy: Lazy<any Store>, maybe: (any Store)?) {}
  }
}
enum Sync {}
