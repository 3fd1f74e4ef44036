// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in Core.swift.
  public var clock: any Clock { _kept(.clock) }

#if !DEBUG
  /// `any Log`, a singleton, provided by `Silence` in Core.swift.
  public var log: any Log { _kept(.log) }
#endif

#if DEBUG
  /// `any Log`, a singleton, provided by `Console` in Core.swift.
  public var log: any Log { _kept(.log) }
#endif

#if DEBUG
  /// `any Probe`, new each time, provided by `PlainProbe` in Core.swift.
  public var probe: any Probe {
    if let make = _override(of: .probe) { return make(_handle) }
    return _build_probe(self)
  }
#endif

#if !DEBUG
  /// `Report`, new each time, provided by `Report` in Core.swift.
  public var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }
#endif

#if DEBUG
  /// `Report`, new each time, provided by `Report` in Core.swift.
  public var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }
#endif

  /// `any Store`, new each time, provided by `PlainStore` in Core.swift.
  public var store: any Store {
    if let make = _override(of: .store) { return make(_handle) }
    return _build_store(self)
  }

  /// `any Wave`, new each time, provided by `PlainWave` in Core.swift.
  @available(macOS 15.1, iOS 18.1, *)
  public var wave: any Wave {
    if let make = _override(of: .wave) { return make(_handle) }
    return _build_wave(self)
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

#if !DEBUG
private func _build_log(_ c: Container) -> any Log { _check_log(Silence()) }
#endif

#if DEBUG
private func _build_log(_ c: Container) -> any Log { _check_log(Console()) }
#endif

#if DEBUG
private func _build_probe(_ c: Container) -> any Probe { _check_probe(PlainProbe()) }
#endif

#if !DEBUG
private func _build_report(_ c: Container) -> Report {
  Report(log: c.log, probe: nil, clock: c.clock, store: Lazy<any Store>(_of: c, isKept: c._keeps(.store, false)) { $0.store })
}
#endif

#if DEBUG
private func _build_report(_ c: Container) -> Report {
  Report(log: c.log, probe: c.probe, clock: c.clock, store: Lazy<any Store>(_of: c, isKept: c._keeps(.store, false)) { $0.store })
}
#endif

private func _build_store(_ c: Container) -> any Store { _check_store(PlainStore()) }

@available(macOS 15.1, iOS 18.1, *)
private func _build_wave(_ c: Container) -> any Wave { _check_wave(PlainWave()) }

#sourceLocation(file: "Core/Core.swift", line: 21)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()
#if !DEBUG
#sourceLocation(file: "Core/Core.swift", line: 8)
private func _check_log(_ value: consuming Silence) -> any Log {
                           value }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "Core/Core.swift", line: 5)
private func _check_log(_ value: consuming Console) -> any Log {
                           value }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "Core/Core.swift", line: 15)
private func _check_probe(_ value: consuming PlainProbe) -> any Probe {
                value }
#sourceLocation()
#endif
#sourceLocation(file: "Core/Core.swift", line: 32)
private func _check_store(_ value: consuming PlainStore) -> any Store {
                value }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 27)
@available(macOS 15.1, iOS 18.1, *) private func _check_wave(_ value: consuming PlainWave) -> any Wave {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { public static var clock: Self { _Core_base.key(0, _build_clock) } }
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> any Log { public static var log: Self { _Core_base.key(1, _build_log) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> any Log { public static var log: Self { _Core_base.key(1, _build_log) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> any Probe { public static var probe: Self { _Core_base.key(2, _build_probe, lifetime: .transient) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Report { public static var report: Self { _Core_base.key(3, _build_report, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Report { public static var report: Self { _Core_base.key(3, _build_report, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> any Store { public static var store: Self { _Core_base.key(4, _build_store, lifetime: .transient) } }
@available(macOS 15.1, iOS 18.1, *)
extension Key where Maker == @Sendable (Container) -> any Wave { public static var wave: Self { _Core_base.key(5, _build_wave, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  clock:
  log:
  probe:
  report: clock log probe store
  store:
  wave:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
#if !DEBUG
  entries.add(.log)
#endif
#if DEBUG
  entries.add(.log)
#endif
#if DEBUG
  entries.add(.probe)
#endif
#if !DEBUG
  entries.add(.report)
#endif
#if DEBUG
  entries.add(.report)
#endif
  entries.add(.store)
  if #available(iOS 18.1, macOS 15.1, *) {
    entries.add(.wave)
  }
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 2, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
}
