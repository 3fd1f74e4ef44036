// Made by DIGenPlugin from the directives in Right. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Left
internal import Core

extension Container {
  /// A container of all providers of Left, Right.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Right_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Right_plan, overrides) }

  /// `Cache<User>`, new each time, provided by `Cache<User>` in Core.swift.
  var cacheUser: Cache<User> {
    if let make = _override(of: .Right::cacheUser) { return make(_handle) }
    return _build_cacheUser(self)
  }

  /// `Other`, new each time, provided by `Other` in Right.swift.
  public var other: Other {
    if let make = _override(of: .other) { return make(_handle) }
    return _build_other(self)
  }
}

private let _Right_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Left(&plan)
  _apply_DIGenPlugin_to_Right(&plan)
}

private func _build_cacheUser(_ c: Container) -> Cache<User> { Cache<User>() }

private func _build_other(_ c: Container) -> Other {
  let cacheUser = c.Right::cacheUser
  return Other(cache: cacheUser)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cache<User> { static var cacheUser: Self { _Right_base.key(0, _build_cacheUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Other { public static var other: Self { _Right_base.key(1, _build_other, lifetime: .transient) } }

private let _Right_needs: StaticString = """
  cacheUser:
  other: cacheUser
  """

private func _Right_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.Right::cacheUser)
  entries.add(.other)
}

private let _Right_base = _SlotBase()
public func _apply_DIGenPlugin_to_Right(_ plan: inout _Plan) {
  plan.tie("Right", slots: 0, base: _Right_base, needs: _Right_needs, dynamic: _Right_dynamic)
}
