// @provide(singleton)
final class Counter: ~BitwiseCopyable, Sendable {
  let start = 3
}

// @provide(singleton, as: RandomNumberGenerator)
final class Dice: RandomNumberGenerator, Sendable {
  func next() -> UInt64 { 4 }
}

// @provide
struct Game {
  let counter: Counter
  var dice: any RandomNumberGenerator
}
