// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Alarm`, new each time, provided by `Alarm` in Generic.swift.
  var alarm: Alarm {
    if let make = _override(of: .alarm) { return make(_handle) }
    return _build_alarm(self)
  }

  /// `any Clock & CustomStringConvertible`, new each time, provided by `both` in Generic.swift.
  var both: any Clock & CustomStringConvertible {
    if let make = _override(of: .both) { return make(_handle) }
    return _build_both(self)
  }

  /// `any Clock`, a singleton, provided by `Fixed` in Generic.swift.
  var clock: any Clock { _kept(.clock) }

  /// `any Log`, new each time, provided by `Console` in Generic.swift.
  var log: any Log {
    if let make = _override(of: .log) { return make(_handle) }
    return _build_log(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_alarm(_ c: Container) -> Alarm { Alarm(clock: c.clock, log: c.log, other: c.clock, both: c.both) }

private func _build_both(_ c: Container) -> any Clock & CustomStringConvertible { both() }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(Fixed()) }

private func _build_log(_ c: Container) -> any Log { _check_log(Console()) }

#sourceLocation(file: "Generic.swift", line: 3)
private func _check_clock(_ value: consuming Fixed) -> any Clock {
                           value }
#sourceLocation()
#sourceLocation(file: "Generic.swift", line: 6)
private func _check_log(_ value: consuming Console) -> any Log {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Alarm { static var alarm: Self { _App_base.key(1, _build_alarm, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Clock & CustomStringConvertible { static var both: Self { _App_base.key(2, _build_both, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(3, _build_log, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  alarm: both clock log
  both:
  log:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.alarm)
  entries.add(.both)
  entries.add(.clock)
  entries.add(.log)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
