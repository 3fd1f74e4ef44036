// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Base
import Middle

extension Container {
  /// A container of all providers of Base, Middle, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Clock`, new each time, in the place of `Middle.clock`, provided by `fastClock` in App.swift.
  fileprivate var _Middle_clock: Clock {
    if let make = _override(of: ._Middle_clock) { return make(_handle) }
    return _build__Middle_clock(self)
  }

#if DEBUG
  /// `any Stamp`, a singleton, in the place of `Middle.stamp`, provided by `oneStamp` in App.swift.
  fileprivate var _Middle_stamp: any Stamp { _kept(._Middle_stamp) }
#endif

  /// `Desk`, new each time, provided by `Desk` in App.swift.
  var desk: Desk {
    if let make = _override(of: .desk) { return make(_handle) }
    return _build_desk(self)
  }
}

private let _App_plan = _Plan { plan in
  _hand_over_to_Base(&plan)
  _apply_DIGenPlugin_to_Middle(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__Middle_clock(_ c: Container) -> Clock { fastClock() }

#if DEBUG
private func _build__Middle_stamp(_ c: Container) -> any Stamp { _check__Middle_stamp(oneStamp()) }
#endif

private func _build_desk(_ c: Container) -> Desk { Desk(clock: c.clock, report: c.report) }

#if DEBUG
#sourceLocation(file: "App.swift", line: 16)
private func _check_0() { _ =
            _Kept<any Stamp>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 16)
private func _check__Middle_stamp(_ value: consuming any Stamp) -> any Stamp {
                                 value }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Clock { fileprivate static var _Middle_clock: Self { _App_base.key(1, _build__Middle_clock, lifetime: .transient) } }
#if DEBUG
extension Key where Maker == @Sendable (Container) -> any Stamp { fileprivate static var _Middle_stamp: Self { _App_base.key(0, _build__Middle_stamp) } }
#endif
extension Key where Maker == @Sendable (Container) -> Desk { static var desk: Self { _App_base.key(2, _build_desk, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _Middle_stamp:
  _Middle_clock:
  desk: Base.report Middle.clock
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.desk)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.replace(.Middle::clock, by: ._Middle_clock, .transient, _App_base.key(1) { c in c._Middle_clock })
#if DEBUG
  plan.replace(.Middle::stamp, by: ._Middle_stamp, .singleton, _App_base.key(0) { c in c._Middle_stamp })
#endif
}

/// Hands over what Base requires.
private func _hand_over_to_Base(_ plan: inout _Plan) {
  plan.meet("Base.printer", by: "Middle.printer", .singleton)
  let printer = { @Sendable (c: Container) in c.Middle::printer }
  plan.meet("Base.stamp", by: "Middle.stamp")
  let stamp = { @Sendable (c: Container) in c.Middle::stamp }
  _apply_DIGenPlugin_to_Base(&plan, printer: printer, stamp: stamp)
}
