enum Factory {
  // @provide
  static func make(a: Int, b) -> Factory { fatalError() }

  // @provide
  static func other(a: [Int) -> Int { 1 }

  // @provide
  static let value: [Int = []
}
