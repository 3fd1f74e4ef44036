// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Alarm`, new each time, provided by `Alarm` in Generic.swift.
  func alarm(clock: any Clock) -> Alarm {
    if let make = _override(of: .alarm) { return make(_handle, clock) }
    return _build_alarm(self, clock)
  }

  /// `Bell`, new each time, provided by `Bell` in Generic.swift.
  func bell(clock: any Clock, _ other: any Clock & Sendable) -> Bell {
    if let make = _override(of: .bell) { return make(_handle, clock, other) }
    return _build_bell(self, clock, other)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_alarm(_ c: Container, _ clock: any Clock) -> Alarm { Alarm(clock: clock) }

private func _build_bell(_ c: Container, _ clock: any Clock, _ other: any Clock & Sendable) -> Bell {
  Bell(clock: clock, other)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, any Clock) -> Alarm { static var alarm: Self { _App_base.key(0) { c, clock in _build_alarm(c, clock) } } }
extension Key where Maker == @Sendable (Container, any Clock, any Clock & Sendable) -> Bell { static var bell: Self { _App_base.key(1) { c, clock, other in _build_bell(c, clock, other) } } }

private let _App_needs: StaticString = """
  alarm:
  bell:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
}
