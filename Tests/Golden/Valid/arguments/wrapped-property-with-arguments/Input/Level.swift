@propertyWrapper struct Clamped {
  var wrappedValue: Limit
  init(wrappedValue: Limit, to: Int) { self.wrappedValue = wrappedValue }
  init(to: Int) { wrappedValue = Limit(value: to) }
}

struct Limit { var value: Int }

// @provide
func limit() -> Limit { Limit(value: 1) }

// @provide
struct Level { @Clamped(to: 3) var limit: Limit }
