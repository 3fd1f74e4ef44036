final class Cache<Value>: Sendable {}

enum Caches {
  // @provide(singleton)
  static func numbers() -> Cache<CInt> { Cache() }

  // @provide(singleton)
  static func others() -> Cache<Int32> { Cache() }

  // @provide(singleton)
  static func seconds() -> Cache<Float64> { Cache() }

  // @provide(singleton)
  static func intervals() -> Cache<Swift.Double> { Cache() }
}
