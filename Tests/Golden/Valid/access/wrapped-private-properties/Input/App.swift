import DIRuntime

@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(_ first: Value) { wrappedValue = first }
}

// @provide
struct Clock {}

/// A private property that its wrapper sets is no parameter, and does not make the initializer private.
// @provide
struct Screen {
  @Kept private var text = "none"
  @Kept(3) fileprivate var tries: Int
  @Kept private var clock = Clock()
  let time: Clock

  var title: String { "\(text) \(tries)" }
}
