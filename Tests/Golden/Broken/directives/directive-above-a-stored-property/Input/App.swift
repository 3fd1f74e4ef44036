struct Clock {}
struct Store {}

// What a type is built with cannot be provided by it.
// @provide
struct Shop {
  // @provide
  let clock: Clock
  // @require
  let store: Store
}
