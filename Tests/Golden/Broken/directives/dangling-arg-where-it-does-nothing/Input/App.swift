// @provide
final class A {
  let stored: Int  // @arg
  init(a: Int /* @arg */) { stored = a }
  convenience init?(b: Int /* @arg */) { nil }
  func run(c: Int /* @arg */) {}
}

// @provide
struct B {
  let a: Int  // @arg
  let fixed = 3  // @arg
  var computed: Int { 1 }  // @arg
  lazy var later: Int = 2  // @arg
  static let shared: Int = 1  // @arg
}
