// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Angle`, new each time, provided by `Angle` in App.swift.
  func angle(degrees: Int = 8) -> Angle {
    if let make = _override(of: .angle) { return make(_handle, degrees) }
    return _build_angle(self, degrees)
  }

  /// `Clock`, new each time, provided by `Clock` in App.swift.
  var clock: Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Counter`, new each time, provided by `Counter` in App.swift.
  var counter: Counter {
    if let make = _override(of: .counter) { return make(_handle) }
    return _build_counter(self)
  }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }

  /// `Stopwatch`, new each time, provided by `Stopwatch` in App.swift.
  var stopwatch: Stopwatch {
    if let make = _override(of: .stopwatch) { return make(_handle) }
    return _build_stopwatch(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_angle(_ c: Container, _ degrees: Int) -> Angle { Angle(clock: c.clock, degrees: degrees) }

private func _build_clock(_ c: Container) -> Clock { Clock() }

private func _build_counter(_ c: Container) -> Counter { Counter() }

private func _build_screen(_ c: Container) -> Screen { Screen(clock: c.clock) }

private func _build_stopwatch(_ c: Container) -> Stopwatch { Stopwatch() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int) -> Angle { static var angle: Self { _App_base.key(0) { c, degrees in _build_angle(c, degrees) } } }
extension Key where Maker == @Sendable (Container) -> Clock { static var clock: Self { _App_base.key(1, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Counter { static var counter: Self { _App_base.key(2, _build_counter, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(3, _build_screen, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Stopwatch { static var stopwatch: Self { _App_base.key(4, _build_stopwatch, lifetime: .transient) } }

private let _App_needs: StaticString = """
  angle: clock
  clock:
  counter:
  screen: clock
  stopwatch:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.counter)
  entries.add(.screen)
  entries.add(.stopwatch)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
