// @provide
struct Shop { let till: Till; let keeper: Keeper }

final class Till {}  // @provide

struct Keeper {  // @provide
  let till: Till
}

enum Numbers {
  static let first: Number = Number() // @provide
  static func next() -> Number { Number() }  // @provide(name: next)
}
struct Number {}
