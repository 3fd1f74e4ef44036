import Core
import DIRuntime

// @provide(into: Hook)
struct Always: Hook { let name = "always" }

// The server is every container's, and so has no elements of a session's: this is no cycle.
// @provide(in: Session, into: Hook)
struct Greeting: Hook {
  let name: String
  init(server: Server, user: String) { name = "\(user) + \(server.hooks.count)" }
}

protocol Rule: Sendable {}

// @provide(singleton, in: Session)
final class Cart: Sendable {
  let rules: [any Rule]
  init(rules: [any Rule]) { self.rules = rules }
}

// @container(parent: Session)
struct Desk { let number: Int }

// @provide(into: Rule)
struct Basic: Rule { init() throws {} }

// @provide(singleton, in: Desk, into: Rule)
final class Shelf: Rule { init(cart: Cart) {} }

// @provide
struct Total { let cart: Cart }
