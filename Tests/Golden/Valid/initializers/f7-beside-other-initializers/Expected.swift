// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Clock`, new each time, provided by `Clock` in App.swift.
  var clock: Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `DarkTheme`, new each time, provided by `DarkTheme` in App.swift.
  var darkTheme: DarkTheme {
    if let make = _override(of: .darkTheme) { return make(_handle) }
    return _build_darkTheme(self)
  }

  /// `Loader`, new each time, provided by `Loader` in App.swift.
  var loader: Loader {
    if let make = _override(of: .loader) { return make(_handle) }
    return _build_loader(self)
  }

  /// `Page`, new each time, provided by `Page` in App.swift.
  var page: Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_page(self)
  }

  /// `Pool`, new each time, provided by `Pools.pool` in App.swift.
  var pool: Pool {
    if let make = _override(of: .pool) { return make(_handle) }
    return _build_pool(self)
  }

  /// `Session`, a singleton, provided by `Session` in App.swift.
  var session: Session { _kept(.session) }

  /// `Settings`, new each time, provided by `Settings` in App.swift.
  var settings: Settings {
    if let make = _override(of: .settings) { return make(_handle) }
    return _build_settings(self)
  }

  /// `Summary`, new each time, provided by `Summary` in App.swift.
  var summary: Summary {
    if let make = _override(of: .summary) { return make(_handle) }
    return _build_summary(self)
  }

#if !PLAIN
  /// `Upload`, new each time, provided by `Upload` in App.swift.
  var upload: Upload {
    if let make = _override(of: .upload) { return make(_handle) }
    return _build_upload(self)
  }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> Clock { Clock() }

private func _build_darkTheme(_ c: Container) -> DarkTheme { DarkTheme() }

private func _build_loader(_ c: Container) -> Loader { Loader(session: c.session) }

private func _build_page(_ c: Container) -> Page { Page(theme: c.darkTheme) }

private func _build_pool(_ c: Container) -> Pool { Pools.pool(session: c.session) }

private func _build_session(_ c: Container) -> Session { Session() }

private func _build_settings(_ c: Container) -> Settings { Settings(session: c.session) }

private func _build_summary(_ c: Container) -> Summary { Summary(session: c.session) }

#if !PLAIN
private func _build_upload(_ c: Container) -> Upload { Upload(session: c.session) }
#endif

#sourceLocation(file: "App.swift", line: 1)
private func _check_0() { _ = _Kept<Session>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Clock { static var clock: Self { _App_base.key(1, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> DarkTheme { static var darkTheme: Self { _App_base.key(2, _build_darkTheme, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Loader { static var loader: Self { _App_base.key(3, _build_loader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Page { static var page: Self { _App_base.key(4, _build_page, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pool { static var pool: Self { _App_base.key(5, _build_pool, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Session { static var session: Self { _App_base.key(0, _build_session) } }
extension Key where Maker == @Sendable (Container) -> Settings { static var settings: Self { _App_base.key(6, _build_settings, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Summary { static var summary: Self { _App_base.key(7, _build_summary, lifetime: .transient) } }
#if !PLAIN
extension Key where Maker == @Sendable (Container) -> Upload { static var upload: Self { _App_base.key(8, _build_upload, lifetime: .transient) } }
#endif

private let _App_needs: StaticString = """
  session:
  clock:
  darkTheme:
  loader: session
  page: darkTheme
  pool: session
  settings: session
  summary: session
  upload: session
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.darkTheme)
  entries.add(.loader)
  entries.add(.page)
  entries.add(.pool)
  entries.add(.session)
  entries.add(.settings)
  entries.add(.summary)
#if !PLAIN
  entries.add(.upload)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
