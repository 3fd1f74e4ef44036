// @provide(name: main)
struct Store {}

#if DEBUG
extension Store {
  // @provide
  static func debug() -> Store { Store() }
}
#endif

// @provide
struct Sync {
  let target: Store
}
