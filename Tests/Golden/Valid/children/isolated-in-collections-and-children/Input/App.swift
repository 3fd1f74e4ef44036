import DIRuntime

protocol Plugin: Sendable { @MainActor var name: String { get } }

// @provide(into: Plugin)
@MainActor final class One: Plugin { init() {}; let name = "one" }
// @provide(singleton, into: Plugin)
@MainActor final class Two: Plugin { init() {}; let name = "two" }
// @provide(into: Plugin)
final class Three: Plugin { var name: String { "three" } }

// @provide
struct Registry { let plugins: [any Plugin] }

// @container(parent: Container)
struct Session { let user: String }

// @provide(singleton, in: Session)
@MainActor final class Cart { let user: String; init(user: String) { self.user = user } }

// @provide(singleton, in: Session)
final class Remote: Sendable { let user: String; init(user: String) async { self.user = user } }

// @provide
struct Checkout { let cart: Cart; let plugins: [any Plugin] }

// @provide
final class Sync: Sendable { let remote: Remote; init(remote: Remote) { self.remote = remote } }

// plain
struct Settings { var n = 1 }
extension Settings: Plugin { var name: String { "s" } }

// @provide
@MainActor final class Holder {
  @Injected(.two) var two
  @InjectedEachTime(.one) var one
  init() {}
}

@MainActor enum Make {
  // @provide
  static func text() -> String { "main" }
  // @provide
  static var number: Int { 4 }
}

// @provide
actor Worker { let registry: Int; init(number: Int) { registry = number } }

// @provide
func legacy(text: String, plugins: [any Plugin] = []) async throws -> [String: Int] { [text: plugins.count] }
