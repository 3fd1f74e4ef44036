// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in App.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Home`, new each time, provided by `Home` in App.swift.
  var home: Home {
    if let make = _override(of: .home) { return make(_handle) }
    return _build_home(self)
  }

  /// `Log`, new each time, provided by `Log` in App.swift.
  var log: Log {
    if let make = _override(of: .log) { return make(_handle) }
    return _build_log(self)
  }
}

extension Container {
  /// Sets the injected properties of `Detail` in App.swift.
  func inject(_ object: Detail) {
    if let object = object as? Home { return inject(object) }
    _inject_Detail(self, object)
  }

  /// Sets the injected properties of `Home` in App.swift.
  func inject(_ object: Home) { _inject_Home(self, object) }

  /// Sets the injected properties of `Intent` in App.swift.
  func inject(_ object: inout Intent) { _inject_Intent(self, &object) }

  /// Sets the injected properties of `Screen` in App.swift.
  func inject(_ object: Screen) {
    if let object = object as? Detail { return inject(object) }
    _inject_Screen(self, object)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_home(_ c: Container) -> Home {
  let value = Home()
  _inject_Home(c, value)
  return value
}

private func _build_log(_ c: Container) -> Log { Log() }

private func _inject_Detail(_ c: Container, _ object: Detail) {
  _inject_Screen(c, object)
  let handle = c._handle
#sourceLocation(file: "App.swift", line: 15)
  object.later = { () -> Log in handle.log }
#sourceLocation(file: "App.swift", line: 17)
  object.lazyLog = Lazy<Log>(_of: c, isKept: c._keeps(.log, false)) { $0.log }
#sourceLocation()
}

private func _inject_Home(_ c: Container, _ object: Home) { _inject_Detail(c, object) }

private func _inject_Intent(_ c: Container, _ object: inout Intent) {
#sourceLocation(file: "App.swift", line: 22)
  object.clock = c.clock
#sourceLocation()
}

private func _inject_Screen(_ c: Container, _ object: Screen) {
#sourceLocation(file: "App.swift", line: 9)
  object.clock = c.clock
#sourceLocation(file: "App.swift", line: 10)
  object.log = c.log
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 2)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Home { static var home: Self { _App_base.key(1, _build_home, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Log { static var log: Self { _App_base.key(6, _build_log, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  home: clock log
  log:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.home)
  entries.add(.log)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
