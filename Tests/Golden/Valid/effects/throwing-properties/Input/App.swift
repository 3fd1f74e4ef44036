struct Locked: Error {}
struct Vault: Sendable { let code: Int }

enum Door {
  nonisolated(unsafe) static var isOpen = false
  // @provide(singleton)
  static var vault: Vault { get throws(Locked) { if isOpen { Vault(code: 42) } else { throw Locked() } } }
}

// @provide
var broken: Broken { get throws { throw Locked() } }
struct Broken {}

// @provide
struct Robber {
  let vault: Vault
  let attempt: () throws -> Broken
}
