// @provide
@main struct Program {
  static func main() {}
}

@propertyWrapper struct Clamped { var wrappedValue: Int; init(value: Int) { wrappedValue = value } }

// @provide
struct Slider {
  @Clamped var value: Int
  // @named(maximum)
  var limit: Double
  // @arg @named(x)
  let step: Float
}
