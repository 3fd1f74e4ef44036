protocol Store {}

// @provide(name: disk, as: Store)
struct DiskStore: Store {}
