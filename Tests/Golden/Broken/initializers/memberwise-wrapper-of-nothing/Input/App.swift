@propertyWrapper
struct Maybe<Value> {
  var wrappedValue: Value?

  init() { wrappedValue = nil }
  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct Number {
  var wrappedValue = 3
}

struct Clock {}

// @provide
func clock() -> Clock { Clock() }

// @provide
struct Watch {
  @Maybe var clock: Clock?
}

// @provide
struct Alarm {
  @Maybe var clock: Clock? = nil
}

// @provide
struct Counter {
  @Number var number
}
