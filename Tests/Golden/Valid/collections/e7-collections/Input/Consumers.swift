import DIRuntime

typealias Plugins = [any Plugin]

// @provide
struct Editor {
  let plugins: [any Plugin]
  let same: Array<any Plugin>
  let alias: Plugins
  let maybe: [any Plugin]?
  let strings: [String]
  let others: [String] = []
}

// A collection that nothing joins: the default, or nil.

protocol Nothing {}

// @provide
struct Idle {
  let none: [any Nothing]
  let missing: [any Nothing]?

  init(none: [any Nothing] = [], missing: [any Nothing]?) {
    self.none = none
    self.missing = missing
  }
}

// Kept values of a collection that can throw.

struct Broken: Error {}

protocol Check { var isFine: Bool { get } }

// @provide(singleton, into: Check)
final class DiskCheck: Check, Sendable {
  let isFine: Bool
  init() throws {
    isFine = true
  }
}

// @provide(into: Check)
struct NetCheck: Check {
  let isFine = true
}

// @provide
struct Health {
  let checks: [any Check]
}
