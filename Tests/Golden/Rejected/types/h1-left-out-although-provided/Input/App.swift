import DIRuntime
import Foundation
import Kit

struct Theme: Sendable {
  // @provide
  static let main = Theme()
}

enum Codes {
  // @provide
  static let offline: URLError.Code = .notConnectedToInternet
}

protocol Screen {
  associatedtype Style
  func draw(_ style: Style)
}

// @provide
struct Home: Screen {
  init(
    style: Style = Theme(),
    later: (() -> Style)? = nil,
    many: [Style] = []
  ) {}

  func draw(_ style: Theme) {}
}

// @provide
struct Held: Holder {
  var value: Theme { Theme() }

  init(value: Value? = nil) {}
}

// @provide
final class Shop: Store<Theme> {
  init(item: Item? = nil, fine: URL? = nil) {}
}

// @provide
final class Other: Store<Int> {
  init(item: Item? = nil) {}
}

extension URLError {
  // @provide(name: anError)
  static func make(code: Code = .timedOut) -> URLError { URLError(code) }
}

// @provide
struct Box2<T>: Screen {
  init(style: Style? = nil) {}
  func draw(_ style: T) {}
}

// @provide
struct User {
  let theme: Box2<Theme>
  let number: Box2<Int>
}

enum Makers {
  // @provide
  static func session(config: Config = Settings()) -> URLComponents { fatalError() }

  // @provide
  static let settings: Settings = Settings()
}
