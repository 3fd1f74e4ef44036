struct Tree<Element> {}

extension Tree where Element: Sendable {
  // @provide
  static func leaves() -> Tree<Int> { Tree<Int>() }
}

extension Tree where Element == Int, Element: Sendable {
  // @provide
  static func ints() -> Tree<Int> { Tree() }
}

extension Tree where Element == String {
  // @provide
  struct Leaf {}
}

extension Tree {
  // @provide
  static func size() -> Int { 3 }
}

extension Array {
  // @provide
  static func all() -> [Element] { [] }
}

// @provide
struct Pair<Value> {}

extension Pair where Value == Int {
  // @provide
  init(tree: Tree<Int>) {}
}
