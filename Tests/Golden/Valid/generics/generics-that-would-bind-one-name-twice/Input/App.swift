import DIRuntime

struct Pair<First, Second> {}

enum Pairs {
  // @provide
  static func twice<Value>() -> Pair<Value, Value> { Pair() }
  // @provide
  static func counted<Value>() -> Pair<Value, Int> { Pair() }
}

// @provide
struct Consumer {
  // Neither a pair of one type, nor counted.
  let pair: Pair<Int, String>?
  let twins: Pair<String, String>
  let number: Pair<String, Int>
}
