// @provide
enum Theme { case light }

// @provide
protocol Clock {}

// @provide
extension Theme {}

// @provide
typealias Dark = Theme

//  provide
infix operator <+>

//  provide
precedencegroup Chain {}

protocol Store {
  // @provide
  associatedtype Item
  // @provide
  var item: Item { get }
  // @provide
  static func make() -> Self
  // @provide
  init()
}

enum Mode {
  //  provide
  case fast
}

final class Cache {
  // @provide
  subscript(key: Int) -> Int { key }
  //  provide
  deinit {}
  // @provide
  func instance() -> Theme { .light }
  // @provide
  var theme: Theme = .light
  // @provide
  lazy var other: Theme = .light
}
