import DIRuntime

class Store<Value> {
  var name: String { "\(Value.self)" }
  init() {}
}

// @provide(as: Store<[String: Int]>)
final class Prices: Store<[String: Int]> {
  override init() {}
}

// @provide(as: Store<[3 of Int]>)
final class Sizes: Store<[3 of Int]> {
  override init() {}
}

// @provide(as: Store<[Int]?>)
final class Parts: Store<[Int]?> {
  override init() {}
}
