// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import Lib
import Mid

extension Container {
  /// A container of all providers of Core, Lib, Mid, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in App.swift.
  var clock: any Clock { _kept(.App::clock) }

  /// `Home`, new each time, provided by `Home` in App.swift.
  var home: Home {
    if let make = _override(of: .home) { return make(_handle) }
    return _build_home(self)
  }

  /// `Plan`, new each time, provided by `plan` in App.swift.
  @available(*, deprecated)
  func plan(name: String = "basic") -> Plan {
    if let make = _override(of: .App::plan) { return make(_handle, name) }
    return _build_plan(self, name)
  }

  /// `Default`, new each time, provided by `standard` in App.swift.
  var standard: Default {
    if let make = _override(of: .standard) { return make(_handle) }
    return _build_standard(self)
  }

  /// `any Store<User>`, new each time, provided by `Repository<User>` in App.swift.
  var storeUser: any Store<User> {
    if let make = _override(of: .App::storeUser) { return make(_handle) }
    return _build_storeUser(self)
  }
}

private let _App_plan = _Plan { plan in
  _hand_over_to_Core(&plan)
  _hand_over_to_Lib(&plan)
  _apply_DIGenPlugin_to_Mid(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_home(_ c: Container) -> Home { Home(alarm: c.alarm, accounts: c.accounts) }

@available(*, deprecated)
private func _build_plan(_ c: Container, _ name: String) -> Plan { plan(name: name) }

private func _build_standard(_ c: Container) -> Default { standard() }

private func _build_storeUser(_ c: Container) -> any Store<User> { _check_storeUser(Repository<User>()) }

#sourceLocation(file: "App.swift", line: 5)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check_storeUser(_ value: consuming Repository<User>) -> any Store<User> {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Home { static var home: Self { _App_base.key(1, _build_home, lifetime: .transient) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (Container, String) -> Plan { static var plan: Self { _App_base.key(2) { c, name in _build_plan(c, name) } } }
extension Key where Maker == @Sendable (Container) -> Default { static var standard: Self { _App_base.key(3, _build_standard, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Store<User> { static var storeUser: Self { _App_base.key(4, _build_storeUser, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  home: Lib.accounts Lib.alarm
  plan:
  standard:
  storeUser:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.App::clock)
  entries.add(.home)
  entries.add(.standard)
  entries.add(.App::storeUser)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

/// Hands over what Core requires.
private func _hand_over_to_Core(_ plan: inout _Plan) {
  plan.meet("Core.clock", by: "App.clock", .singleton)
  let clock = { @Sendable (c: Container) in c.App::clock }
  _apply_DIGenPlugin_to_Core(&plan, clock: clock)
}

/// Hands over what Lib requires.
private func _hand_over_to_Lib(_ plan: inout _Plan) {
  plan.meet("Lib.clock", by: "App.clock", .singleton)
  let clock = { @Sendable (c: Container) in c.App::clock }
  plan.meet("Lib.default", by: "App.standard")
  let `default` = { @Sendable (c: Container) in c.standard }
  plan.meet("Lib.plan", by: "App.plan")
  let plan_ = { @Sendable (c: Container) in c.App::plan() }
  plan.meet("Lib.storeUser", by: "App.storeUser")
  let storeUser = { @Sendable (c: Container) in c.App::storeUser }
  plan.meet("Lib.watch", by: "Mid.clock", .singleton)
  let watch = { @Sendable (c: Container) in c.Mid::clock }
  _apply_DIGenPlugin_to_Lib(&plan, clock: clock, default: `default`, plan: plan_, storeUser: storeUser, watch: watch)
}
