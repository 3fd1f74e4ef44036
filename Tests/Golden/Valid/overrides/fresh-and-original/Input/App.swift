// @provide(singleton)
final class Cache: Sendable {}

// @provide(singleton, keyed: name)
final class Channel: Sendable {
  let name: String
  init(name: String /* @arg */) { self.name = name }
}

struct Broken: Error {}

// @provide(name: guarded)
func guardedCache(cache: Cache, isFine: Bool /* @arg */) throws(Broken) -> Cache {
  if !isFine { throw Broken() }
  return cache
}
