import DIRuntime

/// Not Sendable: it stays where it was made.
final class Draft { var text = "draft" }

// MARK: Functions whose type says so

// @provide
let count: nonisolated(nonsending) @Sendable (String) async -> Int = { $0.count }

// @provide(singleton)
func sum() -> nonisolated(nonsending) @Sendable (Int, Int) async throws -> Int { { $0 + $1 } }

// How a result is handed out is no part of its type; what the function is, is.
// @provide
func double() -> sending @Sendable (Int) -> Int { { 2 * $0 } }

// @provide
struct Reader {
  let count: nonisolated(nonsending) @Sendable (String) async -> Int
  let sum: nonisolated(nonsending) @Sendable (Int, Int) async throws -> Int
  let double: @Sendable (Int) -> Int
}

// MARK: What is asked later, where one is

// @provide
func draft(reader: Reader) async -> Draft { Draft() }

// @provide
final class Editor {
  let make: nonisolated(nonsending) () async -> Draft

  init(make: nonisolated(nonsending) @escaping () async -> Draft) { self.make = make }
}

// MARK: Arguments

// @provide
struct Table {
  let reader: Reader
  let next: nonisolated(nonsending) () async -> Draft  // @arg
}
