// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Channel`, a singleton for each `name`, provided by `Channel` in App.swift.
  func channel(name: String) -> Channel {
    _keyed(.channel, by: name) { (c: Container) -> Channel in
      if let make = c._override(of: .channel) { return make(c._handle, name) }
      return _build_channel(c, name)
    }
  }

  /// `Editor`, new each time, provided by `Editor` in App.swift.
  var editor: Editor {
    if let make = _override(of: .editor) { return make(_handle) }
    return _build_editor(self)
  }

#if DEBUG
  /// `Inspector`, a singleton, provided by `Inspector` in App.swift.
  var inspector: Inspector { _kept(.inspector) }
#endif

#if !DEBUG
  /// `Log`, a singleton, provided by `Log` in App.swift.
  var log: Log { _kept(.log) }
#endif

#if DEBUG
  /// `Log`, a singleton, provided by `Log` in App.swift.
  var log: Log { _kept(.log) }
#endif

#if !DEBUG
  /// `[any Plugin]`, new each time, of `spelling`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }
#endif

#if DEBUG
  /// `[any Plugin]`, new each time, of `spelling`, `inspector`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }
#endif

#if !DEBUG
  /// `Repository<Int>`, new each time, provided by `Repository<Int>` in App.swift.
  var repositoryInt: Repository<Int> {
    if let make = _override(of: .repositoryInt) { return make(_handle) }
    return _build_repositoryInt(self)
  }
#endif

#if DEBUG
  /// `Repository<Int>`, new each time, provided by `Repository<Int>` in App.swift.
  var repositoryInt: Repository<Int> {
    if let make = _override(of: .repositoryInt) { return make(_handle) }
    return _build_repositoryInt(self)
  }
#endif

  /// `Spelling`, new each time, provided by `Spelling` in App.swift.
  var spelling: Spelling {
    if let make = _override(of: .spelling) { return make(_handle) }
    return _build_spelling(self)
  }

#if DEBUG
  /// `Trace`, new each time, provided by `Trace` in App.swift.
  var trace: Trace {
    if let make = _override(of: .trace) { return make(_handle) }
    return _build_trace(self)
  }
#endif

#if DEBUG
  /// `Trace2<Int>`, new each time, provided by `Trace2<Int>` in App.swift.
  var trace2Int: Trace2<Int> {
    if let make = _override(of: .trace2Int) { return make(_handle) }
    return _build_trace2Int(self)
  }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_channel(_ c: Container, _ name: String) -> Channel { Channel(name: name, log: c.log) }

private func _build_editor(_ c: Container) -> Editor {
  let handle = c._handle
  return Editor(plugins: c.plugins, users: c.repositoryInt, channel: { (name: String) -> Channel in handle.channel(name: name) })
}

#if DEBUG
private func _build_inspector(_ c: Container) -> Inspector { Inspector() }
#endif

#if !DEBUG
private func _build_log(_ c: Container) -> Log { Log() }
#endif

#if DEBUG
private func _build_log(_ c: Container) -> Log { Log() }
#endif

#if !DEBUG
private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }
#endif

#if !DEBUG
private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.spelling] }
#endif

#if DEBUG
private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }
#endif

#if DEBUG
private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.spelling, c.inspector] }
#endif

#if !DEBUG
private func _build_repositoryInt(_ c: Container) -> Repository<Int> {
  let handle = c._handle
  return Repository<Int>(log: Lazy<Log>(_of: c, kept: .log), trace: nil, later: { () -> Log in handle.log })
}
#endif

#if DEBUG
private func _build_repositoryInt(_ c: Container) -> Repository<Int> {
  let handle = c._handle
  return Repository<Int>(log: Lazy<Log>(_of: c, kept: .log), trace: c.trace2Int, later: { () -> Log in handle.log })
}
#endif

private func _build_spelling(_ c: Container) -> Spelling { Spelling() }

#if DEBUG
private func _build_trace(_ c: Container) -> Trace { Trace(log: c.log) }
#endif

#if DEBUG
private func _build_trace2Int(_ c: Container) -> Trace2<Int> { Trace2<Int>(trace: c.trace) }
#endif

#sourceLocation(file: "App.swift", line: 53)
private func _check_0() { _ =
            _Kept<Channel>.self }
#sourceLocation()
#if DEBUG
#sourceLocation(file: "App.swift", line: 12)
private func _check_1() { _ =
            _Kept<Inspector>.self }
#sourceLocation()
#endif
#if !DEBUG
#sourceLocation(file: "App.swift", line: 24)
private func _check_2() { _ =
            _Kept<Log>.self }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 19)
private func _check_2() { _ =
            _Kept<Log>.self }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String) -> Channel { static var channel: Self { _App_base.key(0) { c, name in _build_channel(c, name) } } }
extension Key where Maker == @Sendable (Container) -> Editor { static var editor: Self { _App_base.key(3, _build_editor, lifetime: .transient) } }
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Inspector { static var inspector: Self { _App_base.key(1, _build_inspector) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Log { static var log: Self { _App_base.key(2, _build_log) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Log { static var log: Self { _App_base.key(2, _build_log) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(4, _build_plugins, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(4, _build_plugins, lifetime: .transient) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Repository<Int> { static var repositoryInt: Self { _App_base.key(5, _build_repositoryInt, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Repository<Int> { static var repositoryInt: Self { _App_base.key(5, _build_repositoryInt, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> Spelling { static var spelling: Self { _App_base.key(6, _build_spelling, lifetime: .transient) } }
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Trace { static var trace: Self { _App_base.key(7, _build_trace, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Trace2<Int> { static var trace2Int: Self { _App_base.key(8, _build_trace2Int, lifetime: .transient) } }
#endif

private let _App_needs: StaticString = """
  channel: log
  inspector:
  log:
  editor: channel plugins repositoryInt
  plugins: inspector spelling
  repositoryInt: log trace2Int
  spelling:
  trace: log
  trace2Int: trace
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.editor)
#if DEBUG
  entries.add(.inspector)
#endif
#if !DEBUG
  entries.add(.log)
#endif
#if DEBUG
  entries.add(.log)
#endif
#if !DEBUG
  entries.add(.plugins)
#endif
#if DEBUG
  entries.add(.plugins)
#endif
#if !DEBUG
  entries.add(.repositoryInt)
#endif
#if DEBUG
  entries.add(.repositoryInt)
#endif
  entries.add(.spelling)
#if DEBUG
  entries.add(.trace)
#endif
#if DEBUG
  entries.add(.trace2Int)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
#if !DEBUG
  plan.join(_App_base.key(4, _build_Container_plugins, "plugins"))
#endif
#if DEBUG
  plan.join(_App_base.key(4, _build_Container_plugins, "plugins"))
#endif
}
