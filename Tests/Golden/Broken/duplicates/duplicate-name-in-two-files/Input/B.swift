// @provide(name: main)
struct StoreB {}

// @provide(name: disk, as: Disk)
struct DiskA: Disk {}

// @provide(name: disk, as: Disk)
struct DiskB: Disk {}
