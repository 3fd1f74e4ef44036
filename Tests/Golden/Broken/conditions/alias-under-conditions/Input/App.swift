struct DiskStore {}

// @provide
struct MemoryStore {}

#if DEBUG
  typealias Store = MemoryStore
#else
  typealias Store = DiskStore
#endif

// @provide
struct Report {
  init(store: Store) {}
}
