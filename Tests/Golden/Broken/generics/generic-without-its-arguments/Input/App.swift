// @provide
struct Cache<Key, Value> {}

struct Pool<Element> {}

// @provide
struct Store {
  let cache: Cache
  let pool: Pool
}
