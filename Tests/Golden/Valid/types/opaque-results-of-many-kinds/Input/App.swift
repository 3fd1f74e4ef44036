protocol Shape: Sendable { var area: Int { get } }
struct Square: Shape { let area: Int }

enum Shapes {
  // @provide
  static func unit() -> some Shape { Square(area: 1) }
  // @provide(singleton, name: big)
  static func large(factor: Int /* @named(factor) */) -> some Shape { Square(area: factor * factor) }
  // @provide
  static let factor = 4
  // @provide
  static func numbers() -> some Sequence<Int> { [1, 2, 3] }
}

// @provide
struct Sum {
  let total: Int
  init(unit: some Shape, big: any Shape, numbers: some Sequence<Int>) {
    total = unit.area + big.area + numbers.reduce(0, +)
  }
}
