// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

#if !SLOW
  /// `[any Check]`, new each time, of `deep`.
  var checks: [any Check] {
    if let make = _override(of: .checks) { return make(_handle) }
    return _build_checks(self)
  }
#endif

#if SLOW
  /// `[any Check]`, new each time, of `deep`.
  var checks: [any Check] {
    if let make = _override(of: .checks) { return make(_handle) }
    return _build_checks(self)
  }
#endif

#if !SLOW
  /// `Deep`, new each time, provided by `Deep` in App.swift.
  var deep: Deep {
    if let make = _override(of: .deep) { return make(_handle) }
    return _build_deep(self)
  }
#endif

#if SLOW
  /// `Deep`, new each time, provided by `Deep` in App.swift.
  var deep: Deep {
    if let make = _override(of: .deep) { return make(_handle) }
    return _build_deep(self)
  }
#endif

  /// `Doctor`, new each time, provided by `Doctor` in App.swift.
  var doctor: Doctor {
    if let make = _override(of: .doctor) { return make(_handle) }
    return _build_doctor(self)
  }

#if !SLOW
  /// `Drill`, new each time, provided by `Drill` in App.swift.
  var drill: Drill {
    if let make = _override(of: .drill) { return make(_handle) }
    return _build_drill(self)
  }
#endif

#if SLOW
  /// `Drill`, new each time, provided by `Drill` in App.swift.
  var drill: Drill {
    if let make = _override(of: .drill) { return make(_handle) }
    return _build_drill(self)
  }
#endif

  /// `any Probe`, by its nearest provided subtype, `drill`.
  var probe: any Probe {
    if let make = _override(of: .probe) { return make(_handle) }
    return _build_probe(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

#if !SLOW
private func _build_checks(_ c: Container) -> [any Check] { c._joined(.checks, _build_Container_checks) }
#endif

#if !SLOW
private func _build_Container_checks(_ c: Container) -> [any Check] { [c.deep] }
#endif

#if SLOW
private func _build_checks(_ c: Container) -> [any Check] { c._joined(.checks, _build_Container_checks) }
#endif

#if SLOW
private func _build_Container_checks(_ c: Container) -> [any Check] { [c.deep] }
#endif

#if !SLOW
private func _build_deep(_ c: Container) -> Deep { Deep() }
#endif

#if SLOW
private func _build_deep(_ c: Container) -> Deep { Deep() }
#endif

private func _build_doctor(_ c: Container) -> Doctor { Doctor(checks: c.checks, probe: c.probe) }

#if !SLOW
private func _build_drill(_ c: Container) -> Drill { Drill() }
#endif

#if SLOW
private func _build_drill(_ c: Container) -> Drill { Drill() }
#endif

private func _build_probe(_ c: Container) -> any Probe { c.drill }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if !SLOW
extension Key where Maker == @Sendable (Container) -> [any Check] { static var checks: Self { _App_base.key(0, _build_checks, lifetime: .transient) } }
#endif
#if SLOW
extension Key where Maker == @Sendable (Container) -> [any Check] { static var checks: Self { _App_base.key(0, _build_checks, lifetime: .transient) } }
#endif
#if !SLOW
extension Key where Maker == @Sendable (Container) -> Deep { static var deep: Self { _App_base.key(1, _build_deep, lifetime: .transient) } }
#endif
#if SLOW
extension Key where Maker == @Sendable (Container) -> Deep { static var deep: Self { _App_base.key(1, _build_deep, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> Doctor { static var doctor: Self { _App_base.key(2, _build_doctor, lifetime: .transient) } }
#if !SLOW
extension Key where Maker == @Sendable (Container) -> Drill { static var drill: Self { _App_base.key(3, _build_drill, lifetime: .transient) } }
#endif
#if SLOW
extension Key where Maker == @Sendable (Container) -> Drill { static var drill: Self { _App_base.key(3, _build_drill, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> any Probe { static var probe: Self { _App_base.key(4, _build_probe, lifetime: .transient) } }

private let _App_needs: StaticString = """
  checks: deep
  deep:
  doctor: checks probe
  drill:
  probe: drill
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if !SLOW
  entries.add(.checks)
#endif
#if SLOW
  entries.add(.checks)
#endif
#if !SLOW
  entries.add(.deep)
#endif
#if SLOW
  entries.add(.deep)
#endif
  entries.add(.doctor)
#if !SLOW
  entries.add(.drill)
#endif
#if SLOW
  entries.add(.drill)
#endif
  entries.add(.probe)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
#if !SLOW
  plan.join(_App_base.key(0, _build_Container_checks, "checks"))
#endif
#if SLOW
  plan.join(_App_base.key(0, _build_Container_checks, "checks"))
#endif
}
