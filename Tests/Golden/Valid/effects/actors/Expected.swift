// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Counter`, a singleton, provided by `Counter` in Actors.swift.
  var counter: Counter { _kept(.counter) }

  /// `Empty`, new each time, provided by `Empty` in Actors.swift.
  var empty: Empty {
    if let make = _override(of: .empty) { return make(_handle) }
    return _build_empty(self)
  }

  /// `Plain`, new each time, provided by `Plain` in Actors.swift.
  var plain: Plain {
    if let make = _override(of: .plain) { return make(_handle) }
    return _build_plain(self)
  }

  /// `Screen`, new each time, provided by `Screen` in Actors.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }

  /// `Int`, new each time, provided by `start` in Actors.swift.
  var start: Int {
    if let make = _override(of: .start) { return make(_handle) }
    return _build_start(self)
  }

  /// `any Ticking`, a singleton, provided by `Ticker` in Actors.swift.
  var ticking: any Ticking { _kept(.ticking) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_counter(_ c: Container) -> Counter { Counter(start: c.start) }

private func _build_empty(_ c: Container) -> Empty { Empty() }

private func _build_plain(_ c: Container) -> Plain { Plain(ticker: c.ticking) }

private func _build_screen(_ c: Container) -> Screen { Screen(plain: c.plain) }

private func _build_start(_ c: Container) -> Int { start }

private func _build_ticking(_ c: Container) -> any Ticking { _check_ticking(Ticker(counter: c.counter)) }

#sourceLocation(file: "Actors.swift", line: 1)
private func _check_0() { _ = _Kept<Counter>.self }
#sourceLocation(file: "Actors.swift", line: 15)
private func _check_ticking(_ value: consuming Ticker) -> any Ticking {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Counter { static var counter: Self { _App_base.key(0, _build_counter) } }
extension Key where Maker == @Sendable (Container) -> Empty { static var empty: Self { _App_base.key(2, _build_empty, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Plain { static var plain: Self { _App_base.key(3, _build_plain, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(4, _build_screen, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var start: Self { _App_base.key(5, _build_start, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Ticking { static var ticking: Self { _App_base.key(1, _build_ticking) } }

private let _App_needs: StaticString = """
  counter: start
  ticking: counter
  empty:
  plain: ticking
  screen: plain
  start:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.counter)
  entries.add(.empty)
  entries.add(.plain)
  entries.add(.screen)
  entries.add(.start, name: "start")
  entries.add(.ticking)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 2, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
