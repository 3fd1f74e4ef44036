// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Always`, a singleton, provided by `Always` in App.swift.
  var always: Always { _kept(.always) }

#if !SLOW && !os(Linux)
  /// `[any Check]`, new each time, of `deep`, `always`.
  var checks: [any Check] {
    if let make = _override(of: .checks) { return make(_handle) }
    return _build_checks(self)
  }
#endif

#if !SLOW && os(Linux)
  /// `[any Check]`, new each time, of `deep`, `kernel`, `always`.
  var checks: [any Check] {
    if let make = _override(of: .checks) { return make(_handle) }
    return _build_checks(self)
  }
#endif

#if SLOW
  /// `[any Check]`, new each time, of `deep`, `slow`, `always`.
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

#if !SLOW && os(Linux)
  /// `Kernel`, new each time, provided by `Kernel` in App.swift.
  var kernel: Kernel {
    if let make = _override(of: .kernel) { return make(_handle) }
    return _build_kernel(self)
  }
#endif

#if SLOW
  /// `Slow`, new each time, provided by `Slow` in App.swift.
  var slow: Slow {
    if let make = _override(of: .slow) { return make(_handle) }
    return _build_slow(self)
  }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_always(_ c: Container) -> Always { Always() }

#if !SLOW && !os(Linux)
private func _build_checks(_ c: Container) -> [any Check] { c._joined(.checks, _build_Container_checks) }
#endif

#if !SLOW && !os(Linux)
private func _build_Container_checks(_ c: Container) -> [any Check] { [c.deep, c.always] }
#endif

#if !SLOW && os(Linux)
private func _build_checks(_ c: Container) -> [any Check] { c._joined(.checks, _build_Container_checks) }
#endif

#if !SLOW && os(Linux)
private func _build_Container_checks(_ c: Container) -> [any Check] { [c.deep, c.kernel, c.always] }
#endif

#if SLOW
private func _build_checks(_ c: Container) -> [any Check] { c._joined(.checks, _build_Container_checks) }
#endif

#if SLOW
private func _build_Container_checks(_ c: Container) -> [any Check] { [c.deep, c.slow, c.always] }
#endif

#if !SLOW
private func _build_deep(_ c: Container) -> Deep { Deep() }
#endif

#if SLOW
private func _build_deep(_ c: Container) -> Deep { Deep() }
#endif

private func _build_doctor(_ c: Container) -> Doctor { Doctor(checks: c.checks) }

#if !SLOW && os(Linux)
private func _build_kernel(_ c: Container) -> Kernel { Kernel() }
#endif

#if SLOW
private func _build_slow(_ c: Container) -> Slow { Slow() }
#endif

#sourceLocation(file: "App.swift", line: 18)
private func _check_0() { _ =
            _Kept<Always>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Always { static var always: Self { _App_base.key(0, _build_always) } }
#if !SLOW && !os(Linux)
extension Key where Maker == @Sendable (Container) -> [any Check] { static var checks: Self { _App_base.key(1, _build_checks, lifetime: .transient) } }
#endif
#if !SLOW && os(Linux)
extension Key where Maker == @Sendable (Container) -> [any Check] { static var checks: Self { _App_base.key(1, _build_checks, lifetime: .transient) } }
#endif
#if SLOW
extension Key where Maker == @Sendable (Container) -> [any Check] { static var checks: Self { _App_base.key(1, _build_checks, lifetime: .transient) } }
#endif
#if !SLOW
extension Key where Maker == @Sendable (Container) -> Deep { static var deep: Self { _App_base.key(2, _build_deep, lifetime: .transient) } }
#endif
#if SLOW
extension Key where Maker == @Sendable (Container) -> Deep { static var deep: Self { _App_base.key(2, _build_deep, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> Doctor { static var doctor: Self { _App_base.key(3, _build_doctor, lifetime: .transient) } }
#if !SLOW && os(Linux)
extension Key where Maker == @Sendable (Container) -> Kernel { static var kernel: Self { _App_base.key(4, _build_kernel, lifetime: .transient) } }
#endif
#if SLOW
extension Key where Maker == @Sendable (Container) -> Slow { static var slow: Self { _App_base.key(5, _build_slow, lifetime: .transient) } }
#endif

private let _App_needs: StaticString = """
  always:
  checks: always deep kernel slow
  deep:
  doctor: checks
  kernel:
  slow:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.always)
#if !SLOW && !os(Linux)
  entries.add(.checks)
#endif
#if !SLOW && os(Linux)
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
#if !SLOW && os(Linux)
  entries.add(.kernel)
#endif
#if SLOW
  entries.add(.slow)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
#if !SLOW && !os(Linux)
  plan.join(_App_base.key(1, _build_Container_checks, "checks"))
#endif
#if !SLOW && os(Linux)
  plan.join(_App_base.key(1, _build_Container_checks, "checks"))
#endif
#if SLOW
  plan.join(_App_base.key(1, _build_Container_checks, "checks"))
#endif
}
