// @module(isolation: MainActor)

import Lib

// @provide
struct Plain {}

// @provide(singleton)
final class Model: Sendable {
  init() {}
}

// @provide
let port = 8080

// @provide
func route() -> String { "" }

nonisolated enum Space {}

extension Space {
  // @provide
  static let title = "title"

  // @provide
  struct Inner {}
}

@globalActor actor Database { static let shared = Database() }

// @provide
@Database final class Table {}

protocol Screen: Sendable {}

// @provide(as: Screen)
struct Home: Screen {}

// What another target says nothing of has the default here.
// @provide
final class Derived: LibBase {
  init(x: Int /* @arg */) { super.init() }
}

extension Array where Element == Int {}

// What depends on what was refused is no second mistake.
// @provide
nonisolated struct Fine {
  init(model: Model, plain: Plain) {}
}
