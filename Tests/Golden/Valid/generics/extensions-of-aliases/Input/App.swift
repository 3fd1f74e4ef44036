struct Cache<T> {}
struct Box<T> {}
struct Tray<T> {}
struct Stack<T> {}

// Both stand for the type with any argument.
typealias Boxed<T> = Box<T>
typealias Plain = Tray
// The compiler infers the argument of a type that is not read.
typealias Numbers = [Int]

extension Boxed {
  // @provide
  static func inBox() -> Cache<T> { Cache() }
}

extension Plain {
  // @provide
  static func inTray() -> Stack<T> { Stack() }
}

extension Numbers {
  // @provide
  static func primes() -> Numbers { [2, 3, 5] }
}

// @provide
struct Shelf {
  let first: Cache<String>
  let second: Stack<Double>
  let primes: Numbers
}
