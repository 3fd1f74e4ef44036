// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, in the place of `Core.clock`, provided by `SystemClock` in App.swift.
  nonisolated(nonsending) fileprivate var _Core_clock: any Clock {
    get async throws {
      try await _keptAsync(._Core_clock)
    }
  }

#if !DEBUG
  /// `any Log`, a singleton, provided by `Silence` in App.swift.
  var log: any Log { _kept(.log) }
#endif

#if DEBUG
  /// `any Log`, new each time, provided by `Console` in App.swift.
  var log: any Log {
    if let make = _override(of: .log) { return make(_handle) }
    return _build_log(self)
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

  /// `Zone`, new each time, provided by `localZone` in App.swift.
  nonisolated(nonsending) var zone: Zone {
    get async throws {
      if let make = _overrideAsync(of: .zone) { return try await make(_handle) }
      return try await _build_zone(self)
    }
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

nonisolated(nonsending) private func _build__Core_clock(_ c: Container) async throws -> any Clock {
  _check__Core_clock(SystemClock())
}

#if !DEBUG
private func _build_log(_ c: Container) -> any Log { _check_log(Silence()) }
#endif

#if DEBUG
private func _build_log(_ c: Container) -> any Log { _check_log(Console()) }
#endif

#if !DEBUG
private func _build_service(_ c: Container) -> Service { Service(log: c.log) }
#endif

#if DEBUG
private func _build_service(_ c: Container) -> Service { Service(log: c.log) }
#endif

nonisolated(nonsending) private func _build_zone(_ c: Container) async throws -> Zone { localZone() }

#sourceLocation(file: "App.swift", line: 4)
private func _check_0() { _ =
            _Kept<any Clock>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check__Core_clock(_ value: consuming SystemClock) -> any Clock {
                                 value }
#sourceLocation()
#if !DEBUG
#sourceLocation(file: "App.swift", line: 21)
private func _check_log(_ value: consuming Silence) -> any Log {
                           value }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 18)
private func _check_log(_ value: consuming Console) -> any Log {
                value }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> any Clock { fileprivate static var _Core_clock: Self { _App_base.asyncKey(0, _build__Core_clock) } }
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(1, _build_log) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(1, _build_log, lifetime: .transient) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Service { static var service: Self { _App_base.key(2, _build_service, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Service { static var service: Self { _App_base.key(2, _build_service, lifetime: .transient) } }
#endif
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Zone { static var zone: Self { _App_base.asyncKey(3, _build_zone, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _Core_clock:
  log:
  service: log
  zone:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if !DEBUG
  entries.add(.log)
#endif
#if DEBUG
  entries.add(.log)
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
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.replace(.Core::clock, by: ._Core_clock, .singleton, _App_base.asyncKey(0) { c async throws in try await c._Core_clock })
}
