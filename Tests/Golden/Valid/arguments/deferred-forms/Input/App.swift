import DIRuntime

protocol Clock: Sendable { var now: Int { get } }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { let now = 42 }

// @provide
final class Note: Sendable {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

/// Not Sendable, and asked for later all the same.
// @provide
final class Draft {
  var text = ""
}

struct Failure: Error {}

// @provide
final class Ticket: Sendable {
  init() throws(Failure) {}
}

// @provide
func parsed() throws -> Parsed { Parsed() }

struct Parsed: Sendable {}

typealias Later<Value> = Lazy<Value>
typealias Making<Value> = @Sendable () -> Value
typealias NoteMaker = () -> Note

// @provide
final class Desk {
  let lazy: Lazy<any Clock>
  let provider: Provider<Note>
  let function: () -> Note
  let sendable: @Sendable () -> Note
  let asynchronous: @Sendable () async throws -> Note
  let checked: () throws(Failure) -> Ticket
  let anyError: () throws -> Ticket
  let parsed: @Sendable () async throws -> Parsed
  let optional: (() -> Note)?
  let optionalLazy: Lazy<Note>?
  let missing: (() -> Missing)?
  let other: (Missing) -> Int

  init(
    lazy: Lazy<any Clock>, provider: Provider<Note>, function: @escaping () -> Note,
    sendable: @escaping @Sendable () -> Note, asynchronous: @escaping @Sendable () async throws -> Note,
    checked: @escaping () throws(Failure) -> Ticket, anyError: @escaping () throws -> Ticket,
    parsed: @escaping @Sendable () async throws -> Parsed, optional: (() -> Note)?, optionalLazy: Lazy<Note>?,
    missing: (() -> Missing)?, other: @escaping (Missing) -> Int = { _ in 7 }
  ) {
    self.lazy = lazy
    self.provider = provider
    self.function = function
    self.sendable = sendable
    self.asynchronous = asynchronous
    self.checked = checked
    self.anyError = anyError
    self.parsed = parsed
    self.optional = optional
    self.optionalLazy = optionalLazy
    self.missing = missing
    self.other = other
  }
}

struct Missing: Sendable {}

/// Memberwise, and behind aliases.
// @provide
struct Tray {
  let lazy: Later<Note>
  let make: NoteMaker
  let sendable: Making<Note>
  let drafts: Provider<Draft>
  let draft: Lazy<Draft>
}

/// A function that is called at once need not escape.
// @provide
final class Table {
  let note: Note
  init(make: () -> Note) { note = make() }
}

/// What may throw is not built, so it does not make this one throw; what rethrows does.
// @provide
final class Shelf {
  let ticket: Ticket
  init(make: () throws -> Ticket) rethrows { ticket = try make() }
}
