// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Arena`, new each time, provided by `Arena` in App.swift.
  var arena: Arena {
    if let make = _override(of: .arena) { return make(_handle) }
    return _build_arena(self)
  }

  /// `Buffer`, a singleton, provided by `Buffer` in App.swift.
  var buffer: Buffer { _kept(.buffer) }

  /// `Legacy`, new each time, provided by `Registry.legacy` in App.swift.
  var legacy: Legacy {
    if let make = _override(of: .legacy) { return make(_handle) }
    return _build_legacy(self)
  }

  /// `Parser`, new each time, provided by `Parser` in App.swift.
  var parser: Parser {
    get throws {
      if let make = _override(of: .parser) { return try make(_handle) }
      return try _build_parser(self)
    }
  }

  /// `Int`, new each time, provided by `retries` in App.swift.
  var retries: Int {
    if let make = _override(of: .retries) { return make(_handle) }
    return _build_retries(self)
  }

  /// `Box<Settings>`, a singleton, provided by `Settings` in App.swift.
  var settings: Box<Settings> { _kept(.settings) }

  /// `[String]`, new each time, provided by `table` in App.swift.
  var table: [String] {
    get throws {
      if let make = _override(of: .table) { return try make(_handle) }
      return try _build_table(self)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_arena(_ c: Container) -> Arena {
  var value = unsafe Arena()
  _set_arena(&value)
  return value
}

private func _build_buffer(_ c: Container) -> Buffer { Buffer() }

private func _build_legacy(_ c: Container) -> Legacy { unsafe Registry.legacy }

private func _build_parser(_ c: Container) throws -> Parser { try unsafe Parser(table: c.table, legacy: c.legacy) }

private func _build_retries(_ c: Container) -> Int { unsafe retries }

private func _build_settings(_ c: Container) -> Box<Settings> { Box<Settings>(unsafe Settings()) }

private func _build_table(_ c: Container) throws -> [String] { try unsafe table(retries: c.retries) }

private func _set_arena(_ it: inout Arena) {
#sourceLocation(file: "App.swift", line: 24)
               it.depth = 4
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 36)
private func _check_0() { _ =
            _Kept<Buffer>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
private func _check_1() { _ =
                       _Kept<Box<Settings>>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Arena { static var arena: Self { _App_base.key(2, _build_arena, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Buffer { static var buffer: Self { _App_base.key(0, _build_buffer) } }
extension Key where Maker == @Sendable (Container) -> Legacy { static var legacy: Self { _App_base.key(3, _build_legacy, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> Parser { static var parser: Self { _App_base.key(4, _build_parser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var retries: Self { _App_base.key(5, _build_retries, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Box<Settings> { static var settings: Self { _App_base.key(1, _build_settings) } }
extension Key where Maker == @Sendable (Container) throws -> [String] { static var table: Self { _App_base.key(6, _build_table, lifetime: .transient) } }

private let _App_needs: StaticString = """
  buffer:
  settings:
  arena:
  legacy:
  parser: legacy table
  retries:
  table: retries
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.arena)
  entries.add(.buffer)
  entries.add(.legacy)
  entries.add(.parser)
  entries.add(.retries, name: "retries")
  entries.add(.settings)
  entries.add(.table, name: "table")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
