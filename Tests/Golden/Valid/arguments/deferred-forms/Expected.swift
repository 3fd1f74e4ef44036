// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in App.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Desk`, new each time, provided by `Desk` in App.swift.
  var desk: Desk {
    if let make = _override(of: .desk) { return make(_handle) }
    return _build_desk(self)
  }

  /// `Draft`, new each time, provided by `Draft` in App.swift.
  ///
  /// Not Sendable, and asked for later all the same.
  var draft: Draft {
    if let make = _override(of: .draft) { return make(_handle) }
    return _build_draft(self)
  }

  /// `Note`, new each time, provided by `Note` in App.swift.
  var note: Note {
    if let make = _override(of: .note) { return make(_handle) }
    return _build_note(self)
  }

  /// `Parsed`, new each time, provided by `parsed` in App.swift.
  var parsed: Parsed {
    get throws {
      if let make = _override(of: .parsed) { return try make(_handle) }
      return try _build_parsed(self)
    }
  }

  /// `Shelf`, new each time, provided by `Shelf` in App.swift.
  ///
  /// What may throw is not built, so it does not make this one throw; what rethrows does.
  var shelf: Shelf {
    get throws {
      if let make = _override(of: .shelf) { return try make(_handle) }
      return try _build_shelf(self)
    }
  }

  /// `Table`, new each time, provided by `Table` in App.swift.
  ///
  /// A function that is called at once need not escape.
  var table: Table {
    if let make = _override(of: .table) { return make(_handle) }
    return _build_table(self)
  }

  /// `Ticket`, new each time, provided by `Ticket` in App.swift.
  var ticket: Ticket {
    get throws(Failure) {
      if let make = _override(of: .ticket) { return try make(_handle) }
      return try _build_ticket(self)
    }
  }

  /// `Tray`, new each time, provided by `Tray` in App.swift.
  ///
  /// Memberwise, and behind aliases.
  var tray: Tray {
    if let make = _override(of: .tray) { return make(_handle) }
    return _build_tray(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_desk(_ c: Container) -> Desk {
  let handle = c._handle
  return Desk(lazy: Lazy<any Clock>(_of: c, kept: .clock), provider: Provider<Note> { handle.note }, function: { () -> Note in handle.note }, sendable: { () -> Note in handle.note }, asynchronous: { () async throws -> Note in handle.note }, checked: { () throws(Failure) -> Ticket in try handle.ticket }, anyError: { () throws -> Ticket in try handle.ticket }, parsed: { () async throws -> Parsed in try handle.parsed }, optional: { () -> Note in handle.note }, optionalLazy: Lazy<Note>(_of: c, isKept: c._keeps(.note, false)) { $0.note }, missing: nil)
}

private func _build_draft(_ c: Container) -> Draft { Draft() }

private func _build_note(_ c: Container) -> Note { Note(clock: c.clock) }

private func _build_parsed(_ c: Container) throws -> Parsed { try parsed() }

private func _build_shelf(_ c: Container) throws -> Shelf {
  let handle = c._handle
  return try Shelf(make: { () throws -> Ticket in try handle.ticket })
}

private func _build_table(_ c: Container) -> Table {
  let handle = c._handle
  return Table(make: { () -> Note in handle.note })
}

private func _build_ticket(_ c: Container) throws(Failure) -> Ticket { try Ticket() }

private func _build_tray(_ c: Container) -> Tray {
  let handle = c._handle
  return Tray(lazy: Lazy<Note>(_of: c, isKept: c._keeps(.note, false)) { $0.note }, make: { () -> Note in handle.note }, sendable: { () -> Note in handle.note }, drafts: Provider<Draft> { handle.draft }, draft: Lazy<Draft>(_of: c, isKept: c._keeps(.draft, false)) { $0.draft })
}

#sourceLocation(file: "App.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Desk { static var desk: Self { _App_base.key(1, _build_desk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Draft { static var draft: Self { _App_base.key(2, _build_draft, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Note { static var note: Self { _App_base.key(3, _build_note, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> Parsed { static var parsed: Self { _App_base.key(4, _build_parsed, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> Shelf { static var shelf: Self { _App_base.key(5, _build_shelf, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Table { static var table: Self { _App_base.key(6, _build_table, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> Ticket { static var ticket: Self { _App_base.key(7, _build_ticket, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tray { static var tray: Self { _App_base.key(8, _build_tray, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  desk: clock note parsed ticket
  draft:
  note: clock
  parsed:
  shelf: ticket
  table: note
  ticket:
  tray: draft note
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.desk)
  entries.add(.draft)
  entries.add(.note)
  entries.add(.parsed)
  entries.add(.shelf)
  entries.add(.table)
  entries.add(.ticket)
  entries.add(.tray)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
