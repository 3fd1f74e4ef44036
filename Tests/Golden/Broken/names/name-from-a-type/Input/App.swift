struct Pair {}

enum Values {
  // @provide(as: [Pair, (Int) -> Int])
  static func transform() -> Pair { Pair() }
  // @provide(name: 2nd)
  static let second: Int = 2
  // @provide
  static let `self`: Int = 3
}

// @provide(name: ünïcode name)
struct Ünïcode {}
