// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in Clock.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Greeter`, new each time, provided by `Greeter` in Greeter.swift.
  func greeter(greeting: String) -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, greeting) }
    return _build_greeter(self, greeting)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_greeter(_ c: Container, _ greeting: String) -> Greeter {
  Greeter(clock: c.clock, greeting: greeting)
}

#sourceLocation(file: "Clock.swift", line: 2)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container, String) -> Greeter { static var greeter: Self { _App_base.key(1) { c, greeting in _build_greeter(c, greeting) } } }

private let _App_needs: StaticString = """
  clock:
  greeter: clock
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
