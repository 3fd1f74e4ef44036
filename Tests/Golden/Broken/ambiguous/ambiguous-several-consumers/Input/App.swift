protocol Store {}

// @provide(name: disk, as: Store)
struct DiskStore: Store {}

// @provide(name: memory, as: Store)
struct MemoryStore: Store {}

// @provide
final class Sync {
  init(from: any Store, _ target: any Store, disk: any Store) {}
}

// @provide
struct Backup { let store: Store }
