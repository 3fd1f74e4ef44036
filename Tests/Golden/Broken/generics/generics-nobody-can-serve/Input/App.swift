// @provide
struct Repository<Item> {}

struct Box<Value> {
  // @provide
  struct Inner {}
  // @provide
  static func make() -> Int { 1 }
}

extension Box where Value: Sendable {
  // @provide
  static func ints() -> Box<Int> { Box() }
}

extension Array {
  // @provide
  static func empty() -> [Int] { [] }
}

enum Make {
  // @provide
  static func one<T>(of type: T.Type) -> T { fatalError() }
}

// @provide(as: Store<Int>)
final class IntStore: Store<Int> {}

class Store<Value> {}
