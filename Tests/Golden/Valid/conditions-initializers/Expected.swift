// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

#if !TRACING
  /// `Child`, new each time, provided by `Child` in App.swift.
  var child: Child {
    if let make = _override(of: .child) { return make(_handle) }
    return _build_child(self)
  }
#endif

#if TRACING
  /// `Child`, new each time, provided by `Child` in App.swift.
  var child: Child {
    if let make = _override(of: .child) { return make(_handle) }
    return _build_child(self)
  }
#endif

  /// `any Log`, new each time, provided by `Plain` in App.swift.
  var log: any Log {
    if let make = _override(of: .log) { return make(_handle) }
    return _build_log(self)
  }

#if !DEBUG
  /// `Marked`, new each time, provided by `Marked` in App.swift.
  var main: Marked {
    if let make = _override(of: .main) { return make(_handle) }
    return _build_main(self)
  }
#endif

#if DEBUG
  /// `Marked`, new each time, provided by `Marked` in App.swift.
  var main: Marked {
    if let make = _override(of: .main) { return make(_handle) }
    return _build_main(self)
  }
#endif

#if !DEBUG && !TRACING && !RELEASE
  /// `Mixed`, new each time, provided by `Mixed` in App.swift.
  var mixed: Mixed {
    if let make = _override(of: .mixed) { return make(_handle) }
    return _build_mixed(self)
  }
#endif

#if !DEBUG && TRACING && !RELEASE
  /// `Mixed`, new each time, provided by `Mixed` in App.swift.
  func mixed(depth: Int) -> Mixed {
    if let make = _override(of: .mixed) { return make(_handle, depth) }
    return _build_mixed(self, depth)
  }
#endif

#if DEBUG && !TRACING && !RELEASE
  /// `Mixed`, new each time, provided by `Mixed` in App.swift.
  var mixed: Mixed {
    if let make = _override(of: .mixed) { return make(_handle) }
    return _build_mixed(self)
  }
#endif

#if DEBUG && TRACING && !RELEASE
  /// `Mixed`, new each time, provided by `Mixed` in App.swift.
  func mixed(depth: Int) -> Mixed {
    if let make = _override(of: .mixed) { return make(_handle, depth) }
    return _build_mixed(self, depth)
  }
#endif

#if RELEASE
  /// `Mixed`, new each time, provided by `Mixed` in App.swift.
  func mixed(wide: Int = 3) -> Mixed {
    if let make = _override(of: .mixed) { return make(_handle, wide) }
    return _build_mixed(self, wide)
  }
#endif

#if !DEBUG
  /// `Settings`, new each time, provided by `Settings` in App.swift.
  var settings: Settings {
    if let make = _override(of: .settings) { return make(_handle) }
    return _build_settings(self)
  }
#endif

#if DEBUG
  /// `Settings`, new each time, provided by `Settings` in App.swift.
  func settings(port: Int) -> Settings {
    if let make = _override(of: .settings) { return make(_handle, port) }
    return _build_settings(self, port)
  }
#endif

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

#if !TRACING
private func _build_child(_ c: Container) -> Child { Child() }
#endif

#if TRACING
private func _build_child(_ c: Container) -> Child { Child(log: c.log) }
#endif

private func _build_log(_ c: Container) -> any Log { _check_log(Plain()) }

#if !DEBUG
private func _build_main(_ c: Container) -> Marked { Marked(second: c.log) }
#endif

#if DEBUG
private func _build_main(_ c: Container) -> Marked { Marked(first: c.log) }
#endif

#if !DEBUG && !TRACING && !RELEASE
private func _build_mixed(_ c: Container) -> Mixed { Mixed() }
#endif

#if !DEBUG && TRACING && !RELEASE
private func _build_mixed(_ c: Container, _ depth: Int) -> Mixed { Mixed(depth: depth) }
#endif

#if DEBUG && !TRACING && !RELEASE
private func _build_mixed(_ c: Container) -> Mixed { Mixed(log: c.log) }
#endif

#if DEBUG && TRACING && !RELEASE
private func _build_mixed(_ c: Container, _ depth: Int) -> Mixed { Mixed(log: c.log, depth: depth) }
#endif

#if RELEASE
private func _build_mixed(_ c: Container, _ wide: Int) -> Mixed { Mixed(wide: wide) }
#endif

#if !DEBUG
private func _build_settings(_ c: Container) -> Settings { Settings(log: c.log) }
#endif

#if DEBUG
private func _build_settings(_ c: Container, _ port: Int) -> Settings { Settings(port: port) }
#endif

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
#sourceLocation(file: "App.swift", line: 37)
private func _check_0() { _ =
              _Kept<Twice>.self }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 34)
private func _check_0() { _ =
              _Kept<Twice>.self }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if !TRACING
extension Key where Maker == @Sendable (Container) -> Child { static var child: Self { _App_base.key(1, _build_child, lifetime: .transient) } }
#endif
#if TRACING
extension Key where Maker == @Sendable (Container) -> Child { static var child: Self { _App_base.key(1, _build_child, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(2, _build_log, lifetime: .transient) } }
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Marked { static var main: Self { _App_base.key(3, _build_main, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Marked { static var main: Self { _App_base.key(3, _build_main, lifetime: .transient) } }
#endif
#if !DEBUG && !TRACING && !RELEASE
extension Key where Maker == @Sendable (Container) -> Mixed { static var mixed: Self { _App_base.key(4, _build_mixed, lifetime: .transient) } }
#endif
#if !DEBUG && TRACING && !RELEASE
extension Key where Maker == @Sendable (Container, Int) -> Mixed { static var mixed: Self { _App_base.key(4) { c, depth in _build_mixed(c, depth) } } }
#endif
#if DEBUG && !TRACING && !RELEASE
extension Key where Maker == @Sendable (Container) -> Mixed { static var mixed: Self { _App_base.key(4, _build_mixed, lifetime: .transient) } }
#endif
#if DEBUG && TRACING && !RELEASE
extension Key where Maker == @Sendable (Container, Int) -> Mixed { static var mixed: Self { _App_base.key(4) { c, depth in _build_mixed(c, depth) } } }
#endif
#if RELEASE
extension Key where Maker == @Sendable (Container, Int) -> Mixed { static var mixed: Self { _App_base.key(4) { c, wide in _build_mixed(c, wide) } } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Settings { static var settings: Self { _App_base.key(5, _build_settings, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container, Int) -> Settings { static var settings: Self { _App_base.key(5) { c, port in _build_settings(c, port) } } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Twice { static var twice: Self { _App_base.key(0, _build_twice) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Twice { static var twice: Self { _App_base.key(0, _build_twice) } }
#endif

private let _App_needs: StaticString = """
  twice: log
  child: log
  log:
  main: log
  mixed: log
  settings: log
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if !TRACING
  entries.add(.child)
#endif
#if TRACING
  entries.add(.child)
#endif
  entries.add(.log)
#if !DEBUG
  entries.add(.main, name: "main")
#endif
#if DEBUG
  entries.add(.main, name: "main")
#endif
#if !DEBUG && !TRACING && !RELEASE
  entries.add(.mixed)
#endif
#if DEBUG && !TRACING && !RELEASE
  entries.add(.mixed)
#endif
#if !DEBUG
  entries.add(.settings)
#endif
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
