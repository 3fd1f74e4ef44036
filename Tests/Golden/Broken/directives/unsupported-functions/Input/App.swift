enum Factory {
  // @provide
  static func nothing() {}
  // @provide
  static func void() -> Void {}
  // @provide
  static func unit() -> () {}
  // @provide
  static func + (a: Factory, b: Factory) -> Int { 1 }
  // @provide
  static func never() -> Never { fatalError() }
  // @provide
  mutating func instance() -> Int { 1 }
  // @provide
  class func classy() -> Result<Int, Never> { .success(1) }
}
