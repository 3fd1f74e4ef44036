// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Box<Cache>`, the same as long as something holds it, provided by `Cache` in App.swift.
  ///
  /// Shared while somebody holds it.
  var cache: Box<Cache> { _weak(.cache) }

  /// `Box<Int>`, a singleton, provided by `Values.counter` in App.swift.
  ///
  /// A common value is known by its name, in a box too.
  var counter: Box<Int> { _kept(.counter) }

  /// `Editor`, new each time, provided by `Editor` in App.swift.
  var editor: Editor {
    if let make = _override(of: .editor) { return make(_handle) }
    return _build_editor(self)
  }

  /// `Gauge`, new each time, provided by `Gauge` in App.swift.
  var gauge: Gauge {
    get throws(Failure) {
      if let make = _override(of: .gauge) { return try make(_handle) }
      return try _build_gauge(self)
    }
  }

  /// `Limits`, a singleton, provided by `Limits` in App.swift.
  ///
  /// Not boxed: everybody gets a copy.
  var limits: Limits { _kept(.limits) }

  /// `Box<Note>`, new each time, provided by `Note` in App.swift.
  func note(text: String) -> Box<Note> {
    if let make = _override(of: .note) { return make(_handle, text) }
    return _build_note(self, text)
  }

  /// `Box<Note>`, new each time, provided by `Note` in App.swift.
  func note() -> Box<Note> {
    if let make = _override(of: .note) { return make(_handle, nil) }
    return _build_note(self, nil)
  }

  /// `Reader`, new each time, provided by `Reader` in App.swift.
  var reader: Reader {
    if let make = _override(of: .reader) { return make(_handle) }
    return _build_reader(self)
  }

  /// `Box<Settings>`, new each time, provided by `Values.settings` in App.swift.
  ///
  /// New each time, and named.
  var scratch: Box<Settings> {
    get throws(Failure) {
      if let make = _override(of: .scratch) { return try make(_handle) }
      return try _build_scratch(self)
    }
  }

  /// `Box<Settings>`, a singleton, provided by `Settings` in App.swift.
  var settings: Box<Settings> { _kept(.settings) }

  /// `Box<Table>`, a singleton for each `name`, provided by `Table` in App.swift.
  ///
  /// One for each name, with arguments that only the declaration knows.
  public func table(name: String) -> Box<Table> {
    _keyed(.table, by: name) { (c: Container) -> Box<Table> in
      if let make = c._override(of: .table) { return make(c._handle, name) }
      return _build_table(c, name)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_cache(_ c: Container) -> Box<Cache> { Box<Cache>(Cache()) }

private func _build_counter(_ c: Container) -> Box<Int> { Box<Int>(Values.counter()) }

private func _build_editor(_ c: Container) -> Editor { Editor(settings: c.settings, limits: c.limits) }

private func _build_gauge(_ c: Container) throws(Failure) -> Gauge {
  try Gauge(counter: c.counter, scratch: c.scratch, settings: c.settings)
}

private func _build_limits(_ c: Container) -> Limits { Limits() }

private func _build_note(_ c: Container, _ text: String?) -> Box<Note> {
  return switch text {
  case let text?: Box<Note>(Note(text: text))
  case nil: Box<Note>(Note())
  }
}

private func _build_reader(_ c: Container) -> Reader { Reader(settings: Lazy<Box<Settings>>(_of: c, kept: .settings)) }

private func _build_scratch(_ c: Container) throws(Failure) -> Box<Settings> { try Box<Settings>(Values.settings()) }

private func _build_settings(_ c: Container) -> Box<Settings> { Box<Settings>(Settings()) }

private func _build_table(_ c: Container, _ name: String) -> Box<Table> {
  Box<Table>(Table(name: name, settings: c.settings))
}

#sourceLocation(file: "App.swift", line: 48)
private func _check_0() { _ =
                  _Kept<Box<Cache>>.self }
#sourceLocation(file: "App.swift", line: 30)
private func _check_1() { _ =
                         _Kept<Box<Int>>.self }
#sourceLocation(file: "App.swift", line: 9)
private func _check_2() { _ =
            _Kept<Limits>.self }
#sourceLocation(file: "App.swift", line: 58)
private func _check_7() { _ =
            _Kept<Box<Note>>.self }
#sourceLocation(file: "App.swift", line: 34)
private func _check_9() { _ =
              _Kept<Box<Settings>>.self }
#sourceLocation(file: "App.swift", line: 2)
private func _check_3() { _ =
                       _Kept<Box<Settings>>.self }
#sourceLocation(file: "App.swift", line: 52)
private func _check_4() { _ =
                         _Kept<Box<Table>>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Box<Cache> { static var cache: Self { _App_base.key(0, _build_cache, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Box<Int> { static var counter: Self { _App_base.key(1, _build_counter) } }
extension Key where Maker == @Sendable (Container) -> Editor { static var editor: Self { _App_base.key(5, _build_editor, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> Gauge { static var gauge: Self { _App_base.key(6, _build_gauge, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Limits { static var limits: Self { _App_base.key(2, _build_limits) } }
extension Key where Maker == @Sendable (Container, String?) -> Box<Note> { static var note: Self { _App_base.key(7) { c, text in _build_note(c, text) } } }
extension Key where Maker == @Sendable (Container) -> Reader { static var reader: Self { _App_base.key(8, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> Box<Settings> { static var scratch: Self { _App_base.key(9, _build_scratch, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Box<Settings> { static var settings: Self { _App_base.key(3, _build_settings) } }
extension Key where Maker == @Sendable (Container, String) -> Box<Table> { public static var table: Self { _App_base.key(4) { c, name in _build_table(c, name) } } }

private let _App_needs: StaticString = """
  cache:
  counter:
  limits:
  settings:
  table: settings
  editor: limits settings
  gauge: counter scratch settings
  note:
  reader: settings
  scratch:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cache)
  entries.add(.counter, name: "counter")
  entries.add(.editor)
  entries.add(.gauge)
  entries.add(.limits)
  entries.add(.reader)
  entries.add(.scratch, name: "scratch")
  entries.add(.settings)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 5, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
