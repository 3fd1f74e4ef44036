// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Store`, new each time, provided by `fast` in Stores.swift.
  var fast: any Store {
    if let make = _override(of: .fast) { return make(_handle) }
    return _build_fast(self)
  }

  /// `any Store`, new each time, provided by `plain` in Stores.swift.
  var plain: any Store {
    if let make = _override(of: .plain) { return make(_handle) }
    return _build_plain(self)
  }

  /// `any Store`, new each time, provided by `Slow` in Stores.swift.
  var slow: any Store {
    if let make = _override(of: .slow) { return make(_handle) }
    return _build_slow(self)
  }

  /// `User`, new each time, provided by `User` in Stores.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_fast(_ c: Container) -> any Store { _check_fast(fast()) }

private func _build_plain(_ c: Container) -> any Store { _check_plain(plain()) }

private func _build_slow(_ c: Container) -> any Store { _check_slow(Slow()) }

private func _build_user(_ c: Container) -> User {
  User(c.plain, fast: c.fast, c.slow, quick: c.fast, slow: c.slow, last: c.fast)
}

#sourceLocation(file: "Stores.swift", line: 6)
private func _check_fast(_ value: consuming Disk) -> any Store {
                value }
#sourceLocation()
#sourceLocation(file: "Stores.swift", line: 3)
private func _check_plain(_ value: consuming Disk) -> any Store {
                value }
#sourceLocation()
#sourceLocation(file: "Stores.swift", line: 9)
private func _check_slow(_ value: consuming Slow) -> any Store {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Store { static var fast: Self { _App_base.key(0, _build_fast, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Store { static var plain: Self { _App_base.key(1, _build_plain, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Store { static var slow: Self { _App_base.key(2, _build_slow, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(3, _build_user, lifetime: .transient) } }

private let _App_needs: StaticString = """
  fast:
  plain:
  slow:
  user: fast plain slow
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.fast, name: "fast")
  entries.add(.plain)
  entries.add(.slow, name: "slow")
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
