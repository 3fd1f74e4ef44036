enum Values {
  // @provide
  static let primes: [_] = [2, 3, 5]
  // @provide
  static var names: Dictionary<_, String>? { [1: "one"] }
  // @provide
  static let limit: _ = 3
}

// @provide
struct Search {
  var words: [_] = ["a"]  // @arg
  var depth: [_] = [3]
}

// @container(parent: Container)
struct Session {
  var rest: [_] = [1]
}

struct Pair<Part> {
  let part: Part
}

// What the compiler finds out from a value.
enum Shorter {
  // @provide
  static let pair: Pair = Pair(part: 1)
  // @provide
  static let ages: Dictionary = ["Ann": 7]
  // @provide
  static let all: [Set] = [[1]]
}
