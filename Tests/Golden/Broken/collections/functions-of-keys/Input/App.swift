import DIRuntime

enum Kind { case a, b, c }
enum Valued: Hashable { case one, many(Int) }
enum Aged { case young; @available(macOS 99, *) case old }
enum Split {
  case always
  #if DEBUG
    case debug
  #endif
}
struct User { let name: String }
protocol Rule {}

// @container(parent: Container)
struct Session { let user: User }

// @provide(into: Rule, key: Kind.a)
struct A: Rule {}

// @provide(in: Session, into: Rule, key: Kind.b)
struct B: Rule {}

#if DEBUG
  // @provide(into: Rule, key: Kind.c)
  struct C: Rule {}
#endif

// @provide(into: Rule, key: Valued.one)
struct D: Rule {}

// @provide(into: Rule, key: Aged.young)
struct E: Rule {}

// @provide(into: Rule, key: Split.always)
struct F: Rule {}

// @provide(into: Rule, key: "text")
struct G: Rule {}

// @provide(into: Rule, key: 1)
struct H: Rule {
  init() throws {}
}

// @provide
struct Root {
  let some: (Kind) -> any Rule
}

// @provide(in: Session)
struct Desk {
  let some: (Kind) -> any Rule
  let valued: (Valued) -> any Rule
  let aged: ((Aged) -> any Rule)?
  let split: @Sendable (Split) -> any Rule
  let text: (String) -> any Rule
  let number: (Int) throws -> any Rule
  let missing: [Bool: any Rule]
  let other: (Bool) -> any Rule
}

#if DEBUG
  // @provide(in: Session)
  struct DebugDesk {
    let some: (Kind) -> any Rule
  }
#endif

enum Level { case low }
protocol Check {}

// @provide(into: Check, key: Level.low)
struct Low: Check {
  init() throws {}
}

// @provide
struct Report {
  let byLevel: (Level) -> any Check
}
