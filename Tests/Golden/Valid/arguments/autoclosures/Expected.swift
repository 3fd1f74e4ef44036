// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Alarm`, new each time, provided by `Alarm` in App.swift.
  func alarm(title: String) -> Alarm {
    if let make = _override(of: .alarm) { return make(_handle, title) }
    return _build_alarm(self, title)
  }

  /// `any Clock`, a singleton, provided by `SystemClock` in App.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Journal`, new each time, provided by `Journal` in App.swift.
  var journal: Journal {
    if let make = _override(of: .journal) { return make(_handle) }
    return _build_journal(self)
  }

  /// `[Journal]`, new each time, provided by `Makers.later` in App.swift.
  nonisolated(nonsending) var later: [Journal] {
    get async {
      if let make = _overrideAsync(of: .later) { return await make(_handle) }
      return await _build_later(self)
    }
  }

  /// `(Int, String)`, new each time, provided by `Makers.pair` in App.swift.
  var pair: (Int, String) {
    if let make = _override(of: .pair) { return make(_handle) }
    return _build_pair(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_alarm(_ c: Container, _ title: String) -> Alarm {
  let clock = c.clock
  let journal = c.journal
  return Alarm(clock: clock, journal: journal, title: title)
}

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_journal(_ c: Container) -> Journal { Journal() }

nonisolated(nonsending) private func _build_later(_ c: Container) async -> [Journal] {
  let journal = c.journal
#sourceLocation(file: "App.swift", line: 33)
  return await Makers.later(alarm: journal)
#sourceLocation()
}

private func _build_pair(_ c: Container) -> (Int, String) {
  let clock = c.clock
  return Makers.pair(clock: clock)
}

#sourceLocation(file: "App.swift", line: 2)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String) -> Alarm { static var alarm: Self { _App_base.key(1) { c, title in _build_alarm(c, title) } } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Journal { static var journal: Self { _App_base.key(2, _build_journal, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> [Journal] { static var later: Self { _App_base.asyncKey(3, _build_later, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> (Int, String) { static var pair: Self { _App_base.key(4, _build_pair, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  alarm: clock journal
  journal:
  later: journal
  pair: clock
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.journal)
  entries.add(.pair)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
