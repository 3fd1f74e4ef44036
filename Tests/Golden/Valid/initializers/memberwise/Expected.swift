// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Clock`, new each time, provided by `clock` in Memberwise.swift.
  var clock: Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Full`, new each time, provided by `Full` in Memberwise.swift.
  func full(level: Int = 20, plain: Int) -> Full {
    if let make = _override(of: .full) { return make(_handle, level, plain) }
    return _build_full(self, level, plain)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> Clock { clock }

private func _build_full(_ c: Container, _ level: Int, _ plain: Int) -> Full {
#sourceLocation(file: "Memberwise.swift", line: 17)
               Full(clock: c.clock, other: c.clock, maybe: c.clock, level: level, plain: plain)
#sourceLocation()
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Clock { static var clock: Self { _App_base.key(0, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int, Int) -> Full { static var full: Self { _App_base.key(1) { c, level, plain in _build_full(c, level, plain) } } }

private let _App_needs: StaticString = """
  clock:
  full: clock
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
