// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import Core

extension Container {
  @available(*, unavailable, message: "'Core.Clock', 'Default', 'Plan', 'Store<User>' and 'Watch' are required from above by 'Core' and 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Core.Clock', 'Default', 'Plan', 'Store<User>' and 'Watch' are required from above by 'Core' and 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `Accounts`, new each time, provided by `Accounts` in Lib.swift.
  public var accounts: Accounts {
    if let make = _override(of: .accounts) { return make(_handle) }
    return _build_accounts(self)
  }

  /// `Alarm`, a singleton, provided by `Alarm` in Lib.swift.
  public var alarm: Alarm { _kept(.alarm) }

  /// `any Core.Clock`, required from above.
  @_disfavoredOverload var clock: any Core.Clock { _required(.Lib::clock) }

  /// `Default`, required from above.
  @_disfavoredOverload var `default`: Default { _required(.`default`) }

  /// `Plan`, required from above.
  @_disfavoredOverload var plan: Plan { _required(.plan) }

  /// `any Store<User>`, required from above.
  @_disfavoredOverload var storeUser: any Store<User> { _required(.storeUser) }

  /// `any Watch`, required from above.
  @_disfavoredOverload var watch: any Watch { _required(.watch) }
}

private func _Lib_below() {
  _ = _apply_DIGenPlugin_to_Core
}

private func _build_accounts(_ c: Container) -> Accounts { Accounts(users: c.storeUser) }

private func _build_alarm(_ c: Container) -> Alarm {
  let clock = c.Lib::clock
  return Alarm(timer: c.timer, clock: clock, watch: c.watch, plan: c.plan, standard: c.`default`)
}

private func _build_clock(_ c: Container) -> any Core.Clock { c._fromAbove(.Lib::clock) }

private func _build_default(_ c: Container) -> Default { c._fromAbove(.`default`) }

private func _build_plan(_ c: Container) -> Plan { c._fromAbove(.plan) }

private func _build_storeUser(_ c: Container) -> any Store<User> { c._fromAbove(.storeUser) }

private func _build_watch(_ c: Container) -> any Watch { c._fromAbove(.watch) }

#sourceLocation(file: "Lib/Lib.swift", line: 24)
private func _check_0() { _ =
            _Kept<Alarm>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Accounts { public static var accounts: Self { _Lib_base.key(6, _build_accounts, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Alarm { public static var alarm: Self { _Lib_base.key(0, _build_alarm) } }
extension Key where Maker == @Sendable (Container) -> any Core.Clock { @_disfavoredOverload static var clock: Self { _Lib_base.key(1, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Default { @_disfavoredOverload static var `default`: Self { _Lib_base.key(2, _build_default, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Plan { @_disfavoredOverload static var plan: Self { _Lib_base.key(3, _build_plan, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Store<User> { @_disfavoredOverload static var storeUser: Self { _Lib_base.key(4, _build_storeUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Watch { @_disfavoredOverload static var watch: Self { _Lib_base.key(5, _build_watch, lifetime: .transient) } }

private let _Lib_needs: StaticString = """
  alarm: Core.timer clock default plan watch
  clock:
  default:
  plan:
  storeUser:
  watch:
  accounts: storeUser
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.accounts)
  entries.add(.alarm)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(
  _ plan: inout _Plan,
  clock: @escaping @Sendable (Container) -> any Core.Clock,
  default: @escaping @Sendable (Container) -> Default,
  plan plan_: @escaping @Sendable (Container) -> Plan,
  storeUser: @escaping @Sendable (Container) -> any Store<User>,
  watch: @escaping @Sendable (Container) -> any Watch
) {
  plan.tie("Lib", slots: 6, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
  plan.require(_Lib_base.key(1, clock, "clock"))
  plan.require(_Lib_base.key(2, `default`, "default"))
  plan.require(_Lib_base.key(3, plan_, "plan"))
  plan.require(_Lib_base.key(4, storeUser, "storeUser"))
  plan.require(_Lib_base.key(5, watch, "watch"))
}
