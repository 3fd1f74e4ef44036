import DIRuntime

enum Kind: CaseIterable { case a, b, c }
protocol Rule { var name: String { get } }
struct User: Sendable { let name: String }

// @container(parent: Container)
struct Session { let user: User }

// @container(parent: Container)
struct Guest { let number: Int }

// @provide(as: Rule, name: a, into: Rule, key: Kind.a, order: 3)
struct A: Rule { let name = "a" }

// @provide(replaces: a)
struct OtherA: Rule { let name = "other a" }

// @provide(in: Session, into: Rule, key: Kind.b)
struct B: Rule {
  let user: User
  var name: String { "b of \(user.name)" }
}

// @provide(singleton, in: Session, into: Rule, key: Kind.c, order: -2)
final class C: Rule, Sendable {
  let name: String
  init(user: User) { name = "c of \(user.name)" }
}

// @provide(in: Guest, into: Rule, key: Kind.b)
struct GuestB: Rule { let name = "b of a guest" }

// @provide(in: Session)
struct Desk {
  let rule: (Kind) -> any Rule
  let all: [any Rule]
  let byKind: [Kind: any Rule]
}

// @provide
struct Hall {
  let all: [any Rule]
  let byKind: [Kind: any Rule]
}
