import Foundation
import Old

// @provide
struct Screen {
  let lazy: Lazy<Int>
  let given: Provider<Int>  // @arg
}

enum Olds {
  // @provide
  static func old() -> Container { Container() }
  // @provide(into: Box)
  static func one() -> Int { 1 }
}
