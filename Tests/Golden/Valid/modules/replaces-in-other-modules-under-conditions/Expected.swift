// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

#if !FAST && DEBUG
  /// `any Clock`, new each time, in the place of `Core.clock`, provided by `DebugClock` in App.swift.
  fileprivate var _Core_clock: any Clock {
    if let make = _override(of: ._Core_clock) { return make(_handle) }
    return _build__Core_clock(self)
  }
#endif

#if FAST
  /// `any Clock`, a singleton, in the place of `Core.clock`, provided by `FastClock` in App.swift.
  fileprivate var _Core_clock: any Clock { _kept(._Core_clock) }
#endif

  /// `any Log`, new each time, in the place of `Core.log`, provided by `Tape` in App.swift.
  fileprivate var _Core_log: any Log {
    if let make = _override(of: ._Core_log) { return make(_handle) }
    return _build__Core_log(self)
  }

#if DEBUG
  /// `any Probe`, a singleton, in the place of `Core.probe`, provided by `DeepProbe` in App.swift.
  fileprivate var _Core_probe: any Probe { _kept(._Core_probe) }
#endif

#if FAST
  /// `any Store`, a singleton, in the place of `Core.store`, provided by `FastStore` in App.swift.
  fileprivate var _Core_store: any Store { _kept(._Core_store) }
#endif

  /// `any Wave`, new each time, in the place of `Core.wave`, provided by `LongWave` in App.swift.
  @available(macOS 26, iOS 26, *)
  @available(macOS 15.1, iOS 18.1, *)
  fileprivate var _Core_wave: any Wave {
    if let make = _override(of: ._Core_wave) { return make(_handle) }
    return _build__Core_wave(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

#if !FAST && DEBUG
private func _build__Core_clock(_ c: Container) -> any Clock { _check__Core_clock(DebugClock()) }
#endif

#if FAST
private func _build__Core_clock(_ c: Container) -> any Clock { _check__Core_clock(FastClock()) }
#endif

private func _build__Core_log(_ c: Container) -> any Log { _check__Core_log(Tape(clock: c.clock)) }

#if DEBUG
private func _build__Core_probe(_ c: Container) -> any Probe { _check__Core_probe(DeepProbe()) }
#endif

#if FAST
private func _build__Core_store(_ c: Container) -> any Store { _check__Core_store(FastStore()) }
#endif

@available(macOS 26, iOS 26, *)
@available(macOS 15.1, iOS 18.1, *)
private func _build__Core_wave(_ c: Container) -> any Wave { _check__Core_wave(LongWave()) }

#if !FAST && DEBUG
#sourceLocation(file: "App.swift", line: 19)
private func _check__Core_clock(_ value: consuming DebugClock) -> any Clock {
                      value }
#sourceLocation()
#endif
#if FAST
#sourceLocation(file: "App.swift", line: 16)
private func _check_0() { _ =
            _Kept<any Clock>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 16)
private func _check__Core_clock(_ value: consuming FastClock) -> any Clock {
                                 value }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 4)
private func _check__Core_log(_ value: consuming Tape) -> any Log {
                      value }
#sourceLocation()
#if DEBUG
#sourceLocation(file: "App.swift", line: 11)
private func _check_1() { _ =
            _Kept<any Probe>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 11)
private func _check__Core_probe(_ value: consuming DeepProbe) -> any Probe {
                                 value }
#sourceLocation()
#endif
#if FAST
#sourceLocation(file: "App.swift", line: 29)
private func _check_2() { _ =
            _Kept<any Store>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
private func _check__Core_store(_ value: consuming FastStore) -> any Store {
                                 value }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 25)
@available(macOS 26, iOS 26, *) @available(macOS 15.1, iOS 18.1, *) private func _check__Core_wave(_ value: consuming LongWave) -> any Wave {
                      value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if !FAST && DEBUG
extension Key where Maker == @Sendable (Container) -> any Clock { fileprivate static var _Core_clock: Self { _App_base.key(0, _build__Core_clock, lifetime: .transient) } }
#endif
#if FAST
extension Key where Maker == @Sendable (Container) -> any Clock { fileprivate static var _Core_clock: Self { _App_base.key(0, _build__Core_clock) } }
#endif
extension Key where Maker == @Sendable (Container) -> any Log { fileprivate static var _Core_log: Self { _App_base.key(3, _build__Core_log, lifetime: .transient) } }
#if DEBUG
extension Key where Maker == @Sendable (Container) -> any Probe { fileprivate static var _Core_probe: Self { _App_base.key(1, _build__Core_probe) } }
#endif
#if FAST
extension Key where Maker == @Sendable (Container) -> any Store { fileprivate static var _Core_store: Self { _App_base.key(2, _build__Core_store) } }
#endif
@available(macOS 26, iOS 26, *)
@available(macOS 15.1, iOS 18.1, *)
extension Key where Maker == @Sendable (Container) -> any Wave { fileprivate static var _Core_wave: Self { _App_base.key(4, _build__Core_wave, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _Core_clock:
  _Core_probe:
  _Core_store:
  _Core_log: Core.clock
  _Core_wave:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs)
#if !FAST && DEBUG
  plan.replace(.Core::clock, by: ._Core_clock, .transient, _App_base.key(0) { c in c._Core_clock })
#endif
#if FAST
  plan.replace(.Core::clock, by: ._Core_clock, .singleton, _App_base.key(0) { c in c._Core_clock })
#endif
  plan.replace(.Core::log, by: ._Core_log, .transient, _App_base.key(3) { c in c._Core_log })
#if DEBUG
  plan.replace(.Core::probe, by: ._Core_probe, .singleton, _App_base.key(1) { c in c._Core_probe })
#endif
#if FAST
  plan.replace(.Core::store, by: ._Core_store, .singleton, _App_base.key(2) { c in c._Core_store })
#endif
  if #available(iOS 26, macOS 26, *) {
    plan.replace(.Core::wave, by: ._Core_wave, .transient, _App_base.key(4) { c in c._Core_wave })
  }
}
