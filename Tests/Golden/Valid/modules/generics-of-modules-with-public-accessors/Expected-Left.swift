// Made by DIGenPlugin from the directives in Left. Changes made here are lost.
@_spi(Generated) public import DIRuntime
internal import Core

extension Container {
  /// A container of all providers of Left.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Left_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Left_plan, overrides) }

  /// `Cache<User>`, new each time, provided by `Cache<User>` in Core.swift.
  var cacheUser: Cache<User> {
    if let make = _override(of: .cacheUser) { return make(_handle) }
    return _build_cacheUser(self)
  }

  /// `Service`, new each time, provided by `Service` in Left.swift.
  public var service: Service {
    if let make = _override(of: .service) { return make(_handle) }
    return _build_service(self)
  }
}

private let _Left_plan = _Plan { plan in _apply_DIGenPlugin_to_Left(&plan) }

private func _build_cacheUser(_ c: Container) -> Cache<User> { Cache<User>() }

private func _build_service(_ c: Container) -> Service { Service(cache: c.cacheUser) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cache<User> { static var cacheUser: Self { _Left_base.key(0, _build_cacheUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Service { public static var service: Self { _Left_base.key(1, _build_service, lifetime: .transient) } }

private let _Left_needs: StaticString = """
  cacheUser:
  service: cacheUser
  """

private func _Left_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cacheUser)
  entries.add(.service)
}

private let _Left_base = _SlotBase()
public func _apply_DIGenPlugin_to_Left(_ plan: inout _Plan) {
  plan.tie("Left", slots: 0, base: _Left_base, needs: _Left_needs, dynamic: _Left_dynamic)
}
