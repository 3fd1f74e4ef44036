import DIRuntime

enum Kind { case a, b, c }
protocol Check: Sendable { var name: String { get } }

// @provide(into: Check, key: Kind.a)
struct First: Check {
  let name: String
  init() async { name = "a" }
}

// @provide(singleton, into: Check, key: Kind.b, order: -1)
final class Second: Check {
  let name: String
  init() async throws { name = "b" }
}

// @provide(into: Check, key: Kind.c)
@MainActor
final class Third: Check { let name = "c" }

// @provide
struct Health {
  let all: [any Check]
  let byKind: [Kind: any Check]
  let one: (Kind) async throws -> any Check
  let later: @Sendable () async throws -> [any Check]
}

// Without keys, and without errors.

protocol Step: Sendable { var number: Int { get } }

// @provide(into: Step)
struct One: Step {
  let number: Int
  init() async { number = 1 }
}

// @provide(into: Step)
struct Two: Step { let number = 2 }
