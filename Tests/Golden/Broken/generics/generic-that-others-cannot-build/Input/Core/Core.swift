// @provide(public)
public struct Cache<Value> {
  public let value: Value
}

// @provide(public)
public struct Store<Value> {
  public let value: Value

  init(value: Value) { self.value = value }
}

// @provide(public)
public struct Shelf<Value> {
  public let value: Value

  public init(value: Value) { self.value = value }
}

// @provide
struct Own { let cache: Cache<Int> }

// @provide(name: value)
let number = 3

// @provide(singleton, public)
public final class Kept<Value: Sendable>: Sendable {
  public init() {}
}
