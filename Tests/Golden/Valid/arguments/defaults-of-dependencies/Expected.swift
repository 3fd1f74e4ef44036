// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, new each time, provided by `ProvidedClock` in Defaults.swift.
  var clock: any Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Line`, new each time, provided by `Pieces.line` in Defaults.swift.
  var line: Line {
    if let make = _override(of: .line) { return make(_handle) }
    return _build_line(self)
  }

  /// `Timer`, new each time, provided by `Timer` in Defaults.swift.
  var timer: Timer {
    if let make = _override(of: .timer) { return make(_handle) }
    return _build_timer(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(ProvidedClock()) }

private func _build_line(_ c: Container) -> Line { Pieces.line(clock: c.clock) }

private func _build_timer(_ c: Container) -> Timer { Timer(clock: c.clock) }

#sourceLocation(file: "Defaults.swift", line: 3)
private func _check_clock(_ value: consuming ProvidedClock) -> any Clock {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Line { static var line: Self { _App_base.key(1, _build_line, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Timer { static var timer: Self { _App_base.key(2, _build_timer, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  line: clock
  timer: clock
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.line)
  entries.add(.timer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
