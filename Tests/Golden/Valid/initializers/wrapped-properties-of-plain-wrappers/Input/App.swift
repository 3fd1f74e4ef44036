import DIRuntime

/// Nobody wrote an initializer: it has the one that takes all that it stores.
@propertyWrapper
struct Plain<Value> {
  var wrappedValue: Value
  var projectedValue: Self { self }
}

@propertyWrapper
struct Counted<Value> {
  var wrappedValue: Value
  var reads = 0
}

struct Clock {}

// @provide
func clock() -> Clock { Clock() }

// @provide
struct Watch {
  @Plain var clock: Clock
  @Counted var other: Clock
  @Counted(reads: 5) var fifth: Int = 4
}
