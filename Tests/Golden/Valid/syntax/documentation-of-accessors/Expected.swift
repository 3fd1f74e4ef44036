// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in App.swift.
  ///
  /// The clock of this machine.
  var clock: any Clock { _kept(.clock) }

  /// `Greeter`, new each time, provided by `Greeter` in App.swift.
  ///
  /// Greets people.
  ///
  /// It is polite.
  func greeter(name: String) -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, name) }
    return _build_greeter(self, name)
  }

  /// `Line`, new each time, provided by `Line` in App.swift.
  ///
  /// In one line.
  var line: Line {
    if let make = _override(of: .line) { return make(_handle) }
    return _build_line(self)
  }

  /// `Other`, new each time, provided by `Other` in App.swift.
  var other: Other {
    if let make = _override(of: .other) { return make(_handle) }
    return _build_other(self)
  }

  /// `Plain`, new each time, provided by `Plain` in App.swift.
  func plain(number: Int) -> Plain {
    if let make = _override(of: .plain) { return make(_handle, number) }
    return _build_plain(self, number)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_greeter(_ c: Container, _ name: String) -> Greeter { Greeter(clock: c.clock, name: name) }

private func _build_line(_ c: Container) -> Line { Line() }

private func _build_other(_ c: Container) -> Other { Other() }

private func _build_plain(_ c: Container, _ number: Int) -> Plain { Plain(number: number) }

#sourceLocation(file: "App.swift", line: 8)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container, String) -> Greeter { static var greeter: Self { _App_base.key(1) { c, name in _build_greeter(c, name) } } }
extension Key where Maker == @Sendable (Container) -> Line { static var line: Self { _App_base.key(2, _build_line, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Other { static var other: Self { _App_base.key(3, _build_other, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Plain { static var plain: Self { _App_base.key(4) { c, number in _build_plain(c, number) } } }

private let _App_needs: StaticString = """
  clock:
  greeter: clock
  line:
  other:
  plain:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.line)
  entries.add(.other)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
