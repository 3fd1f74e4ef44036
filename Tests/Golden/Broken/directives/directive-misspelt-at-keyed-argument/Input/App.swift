// @provide(keyed: id)
final class Session: Sendable {
  init(/* @args */ id: Int) {}
}

// @provide(keyed: [page, size], onClose: close)
final class Cache: Sendable {
  init(
    page: Int,  // @args
    size: Int  // @agr
  ) {}
  func close() {}
}

// One that is known and one that is not.
// @provide(keyed: page)
final class Page: Sendable {
  init(page: Int /* @arg */, size: Int /* @Arg */) {}
}

// @provide(keyed: value)
final class Wrapped<Value: Sendable>: Sendable {
  init(value: Value /* @args */) {}
}

// @provide(keyed: id)
func makeOrder(id: Int = 1 /* @args */) -> Order { Order() }
final class Order: Sendable {}

// Spelt well, but not where a parameter has it.
// @provide(keyed: id)
final class Visit: Sendable {
  init(
    // @arg
    id: Int
  ) {}
}

// @provide
struct Shop {
  let cache: Cache
  let session: Session
  let wrapped: Wrapped<String>
  let order: Order
}
