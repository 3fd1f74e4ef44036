// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

#if !DEBUG
  /// `Console`, new each time, provided by `Console` in App.swift.
  var console: Console {
    if let make = _override(of: .console) { return make(_handle) }
    return _build_console(self)
  }
#endif

#if DEBUG
  /// `Console`, new each time, provided by `Console` in App.swift.
  var console: Console {
    if let make = _override(of: .console) { return make(_handle) }
    return _build_console(self)
  }
#endif

#if !DEBUG
  /// `Service`, new each time, provided by `Service` in App.swift.
  var service: Service {
    if let make = _override(of: .service) { return make(_handle) }
    return _build_service(self)
  }
#endif

#if DEBUG
  /// `Service`, new each time, provided by `Service` in App.swift.
  var service: Service {
    if let make = _override(of: .service) { return make(_handle) }
    return _build_service(self)
  }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

#if !DEBUG
private func _build_console(_ c: Container) -> Console { Console() }
#endif

#if DEBUG
private func _build_console(_ c: Container) -> Console { Console() }
#endif

#if !DEBUG
private func _build_service(_ c: Container) -> Service {
  let handle = c._handle
  return Service(make: { () -> any Logger in handle.console }, lazily: Lazy<any Logger>(_of: c, isKept: c._keeps(.console, false)) { $0.console }, each: Provider<any Logger> { handle.console })
}
#endif

#if DEBUG
private func _build_service(_ c: Container) -> Service {
  let handle = c._handle
  return Service(make: { () -> any Logger in handle.console }, lazily: Lazy<any Logger>(_of: c, isKept: c._keeps(.console, false)) { $0.console }, each: Provider<any Logger> { handle.console })
}
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Console { static var console: Self { _App_base.key(0, _build_console, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Console { static var console: Self { _App_base.key(0, _build_console, lifetime: .transient) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Service { static var service: Self { _App_base.key(1, _build_service, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Service { static var service: Self { _App_base.key(1, _build_service, lifetime: .transient) } }
#endif

private let _App_needs: StaticString = """
  console:
  service: console
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if !DEBUG
  entries.add(.console)
#endif
#if DEBUG
  entries.add(.console)
#endif
#if !DEBUG
  entries.add(.service)
#endif
#if DEBUG
  entries.add(.service)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
