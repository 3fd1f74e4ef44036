struct Tree<Element> {}

extension Tree where Element == Int {
  // @provide
  static func ints() -> Tree<Int> { Tree() }
}

extension Tree {
  // @provide
  static func size() -> Int { 3 }
}

extension Array {
  // @provide
  static func all() -> [Element] { [] }
}
