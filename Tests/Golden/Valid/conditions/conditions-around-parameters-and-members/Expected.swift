// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Log`, a singleton, provided by `Log` in App.swift.
  var log: Log { _kept(.log) }

#if !TRACE
  /// `Screen`, new each time, provided by `Screen` in App.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }
#endif

#if TRACE
  /// `Screen`, new each time, provided by `Screen` in App.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }
#endif

#if !TRACE
  /// `Service`, new each time, provided by `Service` in App.swift.
  var service: Service {
    if let make = _override(of: .service) { return make(_handle) }
    return _build_service(self)
  }
#endif

#if TRACE
  /// `Service`, new each time, provided by `Service` in App.swift.
  var service: Service {
    if let make = _override(of: .service) { return make(_handle) }
    return _build_service(self)
  }
#endif

#if TRACE
  /// `Tracer`, a singleton, provided by `Tracer` in App.swift.
  var tracer: Tracer { _kept(.tracer) }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_log(_ c: Container) -> Log { Log() }

#if !TRACE
private func _build_screen(_ c: Container) -> Screen { Screen(service: c.service) }
#endif

#if TRACE
private func _build_screen(_ c: Container) -> Screen {
  Screen(service: c.service, tracer: Lazy<Tracer>(_of: c, kept: .tracer))
}
#endif

#if !TRACE
private func _build_service(_ c: Container) -> Service { Service(log: c.log) }
#endif

#if TRACE
private func _build_service(_ c: Container) -> Service { Service(log: c.log, tracer: c.tracer) }
#endif

#if TRACE
private func _build_tracer(_ c: Container) -> Tracer { Tracer() }
#endif

#sourceLocation(file: "App.swift", line: 2)
private func _check_0() { _ =
            _Kept<Log>.self }
#sourceLocation()
#if TRACE
#sourceLocation(file: "App.swift", line: 6)
private func _check_1() { _ =
            _Kept<Tracer>.self }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Log { static var log: Self { _App_base.key(0, _build_log) } }
#if !TRACE
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(2, _build_screen, lifetime: .transient) } }
#endif
#if TRACE
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(2, _build_screen, lifetime: .transient) } }
#endif
#if !TRACE
extension Key where Maker == @Sendable (Container) -> Service { static var service: Self { _App_base.key(3, _build_service, lifetime: .transient) } }
#endif
#if TRACE
extension Key where Maker == @Sendable (Container) -> Service { static var service: Self { _App_base.key(3, _build_service, lifetime: .transient) } }
#endif
#if TRACE
extension Key where Maker == @Sendable (Container) -> Tracer { static var tracer: Self { _App_base.key(1, _build_tracer) } }
#endif

private let _App_needs: StaticString = """
  log:
  tracer:
  screen: service tracer
  service: log tracer
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.log)
#if !TRACE
  entries.add(.screen)
#endif
#if TRACE
  entries.add(.screen)
#endif
#if !TRACE
  entries.add(.service)
#endif
#if TRACE
  entries.add(.service)
#endif
#if TRACE
  entries.add(.tracer)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
