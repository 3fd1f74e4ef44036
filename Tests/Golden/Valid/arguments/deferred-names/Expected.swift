// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Store`, new each time, provided by `Stores.backup` in App.swift.
  var backup: any Store {
    if let make = _override(of: .backup) { return make(_handle) }
    return _build_backup(self)
  }

  /// `any Store`, new each time, provided by `Stores.main` in App.swift.
  var main: any Store {
    if let make = _override(of: .main) { return make(_handle) }
    return _build_main(self)
  }

  /// `@Sendable () -> Note`, new each time, provided by `Stores.makeNote` in App.swift.
  var makeNote: @Sendable () -> Note {
    if let make = _override(of: .makeNote) { return make(_handle) }
    return _build_makeNote(self)
  }

  /// `Maybe?`, new each time, provided by `Stores.maybe` in App.swift.
  var maybe: Maybe? {
    if let make = _override(of: .maybe) { return make(_handle) }
    return _build_maybe(self)
  }

  /// `Note`, new each time, provided by `Note` in App.swift.
  var note: Note {
    if let make = _override(of: .note) { return make(_handle) }
    return _build_note(self)
  }

  /// `Int`, new each time, provided by `Stores.port` in App.swift.
  var port: Int {
    if let make = _override(of: .port) { return make(_handle) }
    return _build_port(self)
  }

  /// `Sync`, new each time, provided by `Sync` in App.swift.
  var sync: Sync {
    if let make = _override(of: .sync) { return make(_handle) }
    return _build_sync(self)
  }

  /// `any Store`, new each time, provided by `Stores.usual` in App.swift.
  var usual: any Store {
    if let make = _override(of: .usual) { return make(_handle) }
    return _build_usual(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_backup(_ c: Container) -> any Store { Stores.backup() }

private func _build_main(_ c: Container) -> any Store { Stores.main() }

private func _build_makeNote(_ c: Container) -> @Sendable () -> Note { Stores.makeNote() }

private func _build_maybe(_ c: Container) -> Maybe? { Stores.maybe() }

private func _build_note(_ c: Container) -> Note { Note() }

private func _build_port(_ c: Container) -> Int { Stores.port }

private func _build_sync(_ c: Container) -> Sync {
  let handle = c._handle
  return Sync(main: Lazy<any Store>(_of: c, isKept: c._keeps(.main, false)) { $0.main }, default: Provider<any Store> { handle.backup }, store: { () -> any Store in handle.usual }, port: { () -> Int in handle.port }, note: c.makeNote, plain: { () -> Note in handle.note }, maybe: Lazy<Maybe?>(_of: c, isKept: c._keeps(.maybe, false)) { $0.maybe }, optionalNote: { () -> Note? in handle.note })
}

private func _build_usual(_ c: Container) -> any Store { Stores.usual() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Store { static var backup: Self { _App_base.key(0, _build_backup, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Store { static var main: Self { _App_base.key(1, _build_main, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> @Sendable () -> Note { static var makeNote: Self { _App_base.key(2, _build_makeNote, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Maybe? { static var maybe: Self { _App_base.key(3, _build_maybe, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Note { static var note: Self { _App_base.key(4, _build_note, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var port: Self { _App_base.key(5, _build_port, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Sync { static var sync: Self { _App_base.key(6, _build_sync, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Store { static var usual: Self { _App_base.key(7, _build_usual, lifetime: .transient) } }

private let _App_needs: StaticString = """
  backup:
  main:
  makeNote:
  maybe:
  note:
  port:
  sync: backup main makeNote maybe note port usual
  usual:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.backup, name: "backup")
  entries.add(.main, name: "main")
  entries.add(.makeNote)
  entries.add(.maybe)
  entries.add(.note)
  entries.add(.port, name: "port")
  entries.add(.sync)
  entries.add(.usual)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
