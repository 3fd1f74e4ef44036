struct Clock: Sendable { var time = 1 }

@propertyWrapper struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) }
}

// @provide
let clock: Clock = Clock(time: 2)

// @provide
struct Full {
  let clock: Clock
  let fixed: Clock = Clock()
  var other: Clock = Clock()
  var maybe: Clock?
  @Clamped var level: Int = 20  // @arg
  @Clamped var plain: Int  // @arg
  weak var owner: Owner?
  unowned(unsafe) var raw: Owner?
  static let ignored = 1
  var computed: Int { level }
  lazy var later = level
  lazy var typed: Int = level
  private static var hidden: Int { 1 }
}

final class Owner {}
