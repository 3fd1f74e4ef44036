// @module(isolation: MainActor)

import DIRuntime
import Lib

// @provide
struct Plain { let port: Int }

// @provide(singleton)
@MainActor final class Model: Sendable {
  var count = 1
  init() {}
}

// @provide
let port = 8080

// @provide
func route() -> String { "/" }

nonisolated enum Space {}

extension Space {
  // @provide
  static let title = "title"

  // @provide
  struct Inner {}
}

protocol Screen: Sendable { var model: Model { get } }

// @provide(as: Screen)
struct Home: Screen { let model: Model }

// What another target says nothing of has the default here.
// @provide
final class Derived: LibBase {
  let x: Int
  init(x: Int /* @arg */) {
    self.x = x
    super.init()
  }
}

// @provide
nonisolated struct Fine: Sendable {
  let model: Model
  init(model: Model, plain: Plain) { self.model = model }
}

// @provide(as: Router, singleton)
@MainActor final class AppRouter: Router {
  let path: String
  init(route: String) { path = route }
}

// @provide(as: Remote, singleton)
nonisolated final class AppRemote: Remote {
  let host: String
  init() async throws { host = "host" }
}

// @provide(singleton, replaces: Lib.analytics)
final class AppAnalytics: Analytics, Sendable {
  let model: Model
  init(model: Model) { self.model = model }
  func record(_ event: String) -> String { "\(event) \(model.count)" }
}

// @provide(into: Feature)
final class Search: Feature { let title = "search" }

// @provide(singleton, into: Feature)
@MainActor final class Help: Feature { let title = "help" }

// @provide
final class Screens {
  let features: [any Feature]
  let make: () -> Model
  let home: Lazy<any Screen>
  @Injected(.model) var model
  init(features: [any Feature], make: @escaping () -> Model, home: Lazy<any Screen>) {
    (self.features, self.make, self.home) = (features, make, home)
  }
}

// @container(parent: Container)
nonisolated struct Visit { let user: String }

// @provide(singleton, in: Visit)
@MainActor final class Cart {
  let user: String
  init(user: String, analytics: any Analytics) { self.user = user + analytics.record("cart") }
}

// @provide(keyed: name)
@MainActor final class Channel {
  let name: String
  init(name: String /* @arg */) { self.name = name }
}

// @provide(weak)
@MainActor final class Cache { init(model: Model) {} }

// @provide(boxed, singleton, set: [isOn = true])
struct Settings: Sendable { var isOn = false }
