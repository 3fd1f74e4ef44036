// @provide(singleton)
final class Value: Sendable {}

protocol P { var same: Bool { get } }

// @provide(as: P)
struct Both: P {
  let one: Value
  let other: Value
  var same: Bool { one === other }
}

/// An attribute with arguments that is no property wrapper.
// @provide
struct Legacy {
  @available(*, noasync) let old: Int  // @named(age)
}

enum Ages {
  // @provide
  static let age = 3
}
