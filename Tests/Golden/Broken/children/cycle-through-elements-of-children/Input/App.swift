import DIRuntime

protocol Hook: Sendable {}

// @container(parent: Container)
struct Session { let user: String }

// A session's form is built with the session's elements.
// @provide
struct Form { let hooks: [any Hook] }

// @provide(into: Hook)
struct Greeting: Hook {
  init(form: Form, user: String) {}
}

protocol Rule: Sendable {}

// @provide(singleton, in: Session)
final class Cart: Sendable {
  init(rules: [any Rule]) {}
}

// @provide(singleton, in: Session, into: Rule)
final class Limit: Rule {
  init(cart: Cart) {}
}

// @container(parent: Session)
struct Desk { let number: Int }

// The cart has no elements of a desk's: this one is no cycle.
// @provide(into: Rule)
struct Drawer: Rule {
  init(cart: Cart, number: Int) {}
}
