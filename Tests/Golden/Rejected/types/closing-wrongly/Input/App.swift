import DIRuntime

// @provide(singleton, onClose: clos)
final class Misspelt: Sendable { func close() {} }

// @provide(onClose: close, singleton)
final class Property: Sendable { let close = 1 }

protocol Store: Sendable {}

// @provide(singleton, as: Store,
//   set: [size = 7],
//   onClose: finish)
final class Absent: Store, @unchecked Sendable { var size = 1 }

// @provide(singleton, onClose: close)
final class Unsound { func close() {} }

enum Outer {
  // @provide(singleton, name: other, onClose: shutDown)
  static func make() throws -> any Store { Absent() }
}
