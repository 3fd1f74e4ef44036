// @provide
final class Store {}

// @provide
final class Sync {
  init(
    store: Store,  // @named(main)
    other: Store?  // @named(other)
  ) {}
}
