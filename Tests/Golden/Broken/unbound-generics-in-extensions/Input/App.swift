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

extension [String: Int] {
  // @provide
  static var table: [String: Int] { [:] }
}

extension Int? {
  // @provide
  static var number: Int? { nil }
}
