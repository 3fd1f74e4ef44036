// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

#if !TRACE
  /// `any Logger`, a singleton, provided by `Plain` in App.swift.
  var logger: any Logger { _kept(Key<@Sendable (Container) -> any Logger>.logger) }
#endif
}

extension Container {
#if TRACE
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'page' needs 'logger' for its parameter 'logger'")
  var page: Page { fatalError() }
#endif
}

/// A child of `Container`, which has all of that and is made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func session(user: User) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _App_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `History`, a singleton, provided by `History` in App.swift.
  var history: History { _keptInChild(.history) }

#if TRACE
  /// `any Logger`, a singleton, provided by `Trace` in App.swift.
  var logger: any Logger { _keptInChild(Key<@Sendable (SessionContainer) -> any Logger>.logger) }
#endif

#if !TRACE
  /// `Page`, new each time, provided by `Page` in App.swift.
  var page: Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_SessionContainer_page(self)
  }
#endif

#if TRACE
  /// `Page`, new each time, provided by `Page` in App.swift.
  var page: Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_SessionContainer_page(self)
  }
#endif

  /// `User`, what the container was made with.
  var user: User { _input(.user) { (it: Session) in it.user } }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_SessionContainer_history(_ c: SessionContainer) -> History { History(page: c.page) }

#if TRACE
private func _build_SessionContainer_logger(_ c: SessionContainer) -> any Logger {
  _check_SessionContainer_logger(Trace(user: c.user))
}
#endif

#if !TRACE
private func _build_logger(_ c: Container) -> any Logger { _check_logger(Plain()) }
#endif

#if !TRACE
private func _build_SessionContainer_page(_ c: SessionContainer) -> Page { Page(logger: c.logger) }
#endif

#if TRACE
private func _build_SessionContainer_page(_ c: SessionContainer) -> Page { Page(logger: c.logger) }
#endif

private func _build_SessionContainer_user(_ c: SessionContainer) -> User { c._inputs(Session.self).user }

#sourceLocation(file: "App.swift", line: 22)
private func _check_1() { _ =
            _Kept<History>.self }
#sourceLocation()
#if TRACE
#sourceLocation(file: "App.swift", line: 9)
private func _check_SessionContainer_logger(_ value: consuming Trace) -> any Logger {
                           value }
#sourceLocation()
#endif
#if !TRACE
#sourceLocation(file: "App.swift", line: 15)
private func _check_logger(_ value: consuming Plain) -> any Logger {
                           value }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 3)
private func _check_4() { _ =
                     _Kept<User>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> History { static var history: Self { _App_SessionContainer_base.key(1, child: 0, _build_SessionContainer_history) } }
#if TRACE
extension Key where Maker == @Sendable (SessionContainer) -> any Logger { static var logger: Self { _App_SessionContainer_base.key(2, child: 1, _build_SessionContainer_logger) } }
#endif
#if !TRACE
extension Key where Maker == @Sendable (Container) -> any Logger { static var logger: Self { _App_base.key(0, _build_logger) } }
#endif
#if !TRACE
extension Key where Maker == @Sendable (SessionContainer) -> Page { static var page: Self { _App_base.key(3, _build_SessionContainer_page, lifetime: .transient) } }
#endif
#if TRACE
extension Key where Maker == @Sendable (SessionContainer) -> Page { static var page: Self { _App_base.key(3, _build_SessionContainer_page, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (SessionContainer) -> User { static var user: Self { _App_SessionContainer_base.key(4, child: 2, _build_SessionContainer_user) } }

private let _App_needs: StaticString = """
  logger:
  SessionContainer.history: SessionContainer.page
  SessionContainer.logger: SessionContainer.user
  SessionContainer.page: SessionContainer.logger logger
  SessionContainer.user:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if !TRACE
  entries.add(Key<@Sendable (Container) -> any Logger>.logger)
#endif
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.history)
#if TRACE
  entries.add(Key<@Sendable (SessionContainer) -> any Logger>.logger)
#endif
#if !TRACE
  entries.add(.page)
#endif
#if TRACE
  entries.add(.page)
#endif
  entries.add(.user)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 3, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
}
