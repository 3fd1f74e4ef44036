protocol P {}
protocol Q {}

enum Values {
  // @provide
  static let a: [Foo] = []
  // @provide
  static let b: Array<Foo> = []
  // @provide
  static func c() -> any P & Q { fatalError() }
  // @provide
  static func d() -> Q & P { fatalError() }
  // @provide
  static var e: Foo! { nil }
  // @provide
  static var f: Optional<Foo> { nil }
}

struct Foo {}
