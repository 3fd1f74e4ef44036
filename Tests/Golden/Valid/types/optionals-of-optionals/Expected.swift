// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Clock`, new each time, provided by `Clock` in App.swift.
  var clock: Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

#if !DEBUG
  /// `Debugger`, new each time, provided by `Debugger` in App.swift.
  var debugger: Debugger {
    if let make = _override(of: .debugger) { return make(_handle) }
    return _build_debugger(self)
  }
#endif

#if DEBUG
  /// `Debugger`, new each time, provided by `Debugger` in App.swift.
  var debugger: Debugger {
    if let make = _override(of: .debugger) { return make(_handle) }
    return _build_debugger(self)
  }
#endif

  /// `Int?`, new each time, provided by `Settings.maybe` in App.swift.
  var maybe: Int? {
    if let make = _override(of: .maybe) { return make(_handle) }
    return _build_maybe(self)
  }

#if DEBUG
  /// `Probe`, new each time, provided by `Probe` in App.swift.
  var probe: Probe {
    if let make = _override(of: .probe) { return make(_handle) }
    return _build_probe(self)
  }
#endif

  /// `Watch`, new each time, provided by `Watch` in App.swift.
  var watch: Watch {
    if let make = _override(of: .watch) { return make(_handle) }
    return _build_watch(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> Clock { Clock() }

#if !DEBUG
private func _build_debugger(_ c: Container) -> Debugger { Debugger(probe: nil) }
#endif

#if DEBUG
private func _build_debugger(_ c: Container) -> Debugger { Debugger(probe: c.probe) }
#endif

private func _build_maybe(_ c: Container) -> Int? { Settings.maybe }

#if DEBUG
private func _build_probe(_ c: Container) -> Probe { Probe() }
#endif

private func _build_watch(_ c: Container) -> Watch { Watch(clock: c.clock, missing: nil, maybe: c.maybe) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Clock { static var clock: Self { _App_base.key(0, _build_clock, lifetime: .transient) } }
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Debugger { static var debugger: Self { _App_base.key(1, _build_debugger, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Debugger { static var debugger: Self { _App_base.key(1, _build_debugger, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> Int? { static var maybe: Self { _App_base.key(2, _build_maybe, lifetime: .transient) } }
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Probe { static var probe: Self { _App_base.key(3, _build_probe, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> Watch { static var watch: Self { _App_base.key(4, _build_watch, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  debugger: probe
  maybe:
  probe:
  watch: clock maybe
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
#if !DEBUG
  entries.add(.debugger)
#endif
#if DEBUG
  entries.add(.debugger)
#endif
  entries.add(.maybe, name: "maybe")
#if DEBUG
  entries.add(.probe)
#endif
  entries.add(.watch)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
