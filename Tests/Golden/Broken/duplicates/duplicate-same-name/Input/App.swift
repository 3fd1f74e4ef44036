protocol Store {}
// @provide(name: main, as: Store)
final class DiskStore: Store {}
// @provide(singleton, as: Store, name: main)
final class MemoryStore: Store, Sendable {}
