// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Log`, new each time, provided by `Plain` in App.swift.
  var log: any Log {
    if let make = _override(of: .log) { return make(_handle) }
    return _build_log(self)
  }

  /// `Marked`, new each time, provided by `Marked` in App.swift.
  var main: Marked {
    if let make = _override(of: .main) { return make(_handle) }
    return _build_main(self)
  }

  /// `Settings`, new each time, provided by `Settings` in App.swift.
  var settings: Settings {
    if let make = _override(of: .settings) { return make(_handle) }
    return _build_settings(self)
  }

  /// `Timer`, new each time, provided by `Timer.timer` in App.swift.
  var timer: Timer {
    if let make = _override(of: .timer) { return make(_handle) }
    return _build_timer(self)
  }

#if !DEBUG
  /// `Twice`, a singleton, provided by `Twice` in App.swift.
  var twice: Twice { _kept(.twice) }
#endif

#if DEBUG
  /// `Twice`, a singleton, provided by `Twice` in App.swift.
  var twice: Twice { _kept(.twice) }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_log(_ c: Container) -> any Log { _check_log(Plain()) }

private func _build_main(_ c: Container) -> Marked { Marked(first: c.log) }

private func _build_settings(_ c: Container) -> Settings { Settings(log: c.log) }

private func _build_timer(_ c: Container) -> Timer { Timer.timer(log: c.log) }

#if !DEBUG
private func _build_twice(_ c: Container) -> Twice { Twice(log: c.log) }
#endif

#if DEBUG
private func _build_twice(_ c: Container) -> Twice { Twice() }
#endif

#sourceLocation(file: "App.swift", line: 1)
private func _check_log(_ value: consuming Plain) -> any Log {
                value }
#sourceLocation()
#if !DEBUG
#sourceLocation(file: "App.swift", line: 22)
private func _check_0() { _ =
              _Kept<Twice>.self }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 19)
private func _check_0() { _ =
              _Kept<Twice>.self }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(1, _build_log, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Marked { static var main: Self { _App_base.key(2, _build_main, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Settings { static var settings: Self { _App_base.key(3, _build_settings, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Timer { static var timer: Self { _App_base.key(4, _build_timer, lifetime: .transient) } }
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Twice { static var twice: Self { _App_base.key(0, _build_twice) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Twice { static var twice: Self { _App_base.key(0, _build_twice) } }
#endif

private let _App_needs: StaticString = """
  twice: log
  log:
  main: log
  settings: log
  timer: log
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.log)
  entries.add(.main, name: "main")
  entries.add(.settings)
  entries.add(.timer)
#if !DEBUG
  entries.add(.twice)
#endif
#if DEBUG
  entries.add(.twice)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
