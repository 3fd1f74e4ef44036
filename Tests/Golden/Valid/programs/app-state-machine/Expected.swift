// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `State`, new each time, provided by `State.failure` in App.swift.
  var broken: State {
    if let make = _override(of: .broken) { return make(_handle) }
    return _build_broken(self)
  }

  /// `State`, new each time, provided by `State.start` in App.swift.
  var initial: State {
    if let make = _override(of: .initial) { return make(_handle) }
    return _build_initial(self)
  }

  /// `Machine`, new each time, provided by `Machine` in App.swift.
  var machine: Machine {
    if let make = _override(of: .machine) { return make(_handle) }
    return _build_machine(self)
  }

  /// `Int`, new each time, provided by `now` in App.swift.
  var now: Int {
    if let make = _override(of: .now) { return make(_handle) }
    return _build_now(self)
  }

  /// `@Sendable (State, Action) -> State`, new each time, provided by `transitions` in App.swift.
  var transitions: @Sendable (State, Action) -> State {
    if let make = _override(of: .transitions) { return make(_handle) }
    return _build_transitions(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_broken(_ c: Container) -> State { State.failure(initial: c.initial) }

private func _build_initial(_ c: Container) -> State { State.start }

private func _build_machine(_ c: Container) -> Machine {
  Machine(state: c.initial, rule: c.transitions, broken: c.broken)
}

private func _build_now(_ c: Container) -> Int { now }

private func _build_transitions(_ c: Container) -> @Sendable (State, Action) -> State { transitions(now: c.now) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> State { static var broken: Self { _App_base.key(0, _build_broken, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> State { static var initial: Self { _App_base.key(1, _build_initial, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Machine { static var machine: Self { _App_base.key(2, _build_machine, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var now: Self { _App_base.key(3, _build_now, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> @Sendable (State, Action) -> State { static var transitions: Self { _App_base.key(4, _build_transitions, lifetime: .transient) } }

private let _App_needs: StaticString = """
  broken: initial
  initial:
  machine: broken initial transitions
  now:
  transitions: now
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.broken, name: "broken")
  entries.add(.initial, name: "initial")
  entries.add(.machine)
  entries.add(.now, name: "now")
  entries.add(.transitions)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
