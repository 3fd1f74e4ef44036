final class Store {}

// @provide
struct Sync {
  // @named(main)
  let store: Store
  let url: String  // @named(endpoint)
}
