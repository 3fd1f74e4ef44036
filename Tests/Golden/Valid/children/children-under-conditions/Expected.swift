// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Names`, new each time, provided by `Names` in App.swift.
  var names: Names {
    if let make = _override(of: .names) { return make(_handle) }
    return _build_names(self)
  }

#if !DEBUG
  /// `[any Plugin]`, new each time, of `always`.
  var plugins: [any Plugin] {
    if let make = _override(of: .App::plugins) { return make(_handle) }
    return _build_plugins(self)
  }
#endif

#if DEBUG
  /// `[any Plugin]`, new each time, of `always`, `ruler`.
  var plugins: [any Plugin] {
    if let make = _override(of: .App::plugins) { return make(_handle) }
    return _build_plugins(self)
  }
#endif
}

extension Container {
#if DEBUG
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'page' needs 'SessionContainer' for its parameter 'session'")
  var page: Page { fatalError() }
#endif
}

#if DEBUG && TRACE
/// A child of `SessionContainer`, which has all of that and is made with a `Window`.
nonisolated class WindowContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `window`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension SessionContainer {
  /// A child container of this one, which it owns.
  func window(title: String) -> WindowContainer {
    _child(WindowContainer.self, of: Window(title: title), base: _App_WindowContainer_base)
  }
}

extension WindowContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}
#endif

#if DEBUG && TRACE
extension WindowContainer {
  /// `String`, what the container was made with.
  var title: String { _input(.title) { (it: Window) in it.title } }

  /// `Toolbar`, a singleton, provided by `Toolbar` in App.swift.
  var toolbar: Toolbar { _keptInChild(.toolbar) }
}
#endif

#if !DEBUG
/// A child of `Container`, which has all of that and is made with a `Visit`.
nonisolated class VisitContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `visit`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func visit(user: User) -> VisitContainer {
    _child(VisitContainer.self, of: Visit(user: user), base: _App_VisitContainer_base)
  }
}

extension VisitContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}
#endif

#if !DEBUG
extension VisitContainer {
  /// `User`, what the container was made with.
  var user: User { _input(.App::user) { (it: Visit) in it.user } }
}
#endif

#if DEBUG
extension SessionContainer {
  /// `Draft`, the same while somebody holds it, provided by `Draft` in App.swift.
  var draft: Draft { _weak(.draft) }

  /// `Page`, new each time, provided by `Page` in App.swift.
  var page: Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_SessionContainer_page(self)
  }

  /// `Ruler`, a singleton, provided by `Ruler` in App.swift.
  var ruler: Ruler { _keptInChild(.ruler) }
}
#endif

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

#if DEBUG
private func _build_SessionContainer_draft(_ c: SessionContainer) -> Draft { Draft() }
#endif

private func _build_names(_ c: Container) -> Names {
  let plugins = c.App::plugins
  return Names(plugins: plugins)
}

#if DEBUG
private func _build_SessionContainer_page(_ c: SessionContainer) -> Page { Page(cart: c.cart, session: c._handle) }
#endif

#if !DEBUG
private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.App::plugins, _build_Container_plugins) }
#endif

#if !DEBUG
private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [] }
#endif

#if DEBUG
private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.App::plugins, _build_Container_plugins) }
#endif

#if DEBUG
private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [] }
#endif

#if DEBUG
private func _build_SessionContainer_plugins(_ c: SessionContainer) -> [any Plugin] { [c.ruler] }
#endif

#if DEBUG
private func _build_SessionContainer_ruler(_ c: SessionContainer) -> Ruler {
  let value = Ruler(number: c.number)
  _close_SessionContainer_ruler(c, value)
  return value
}
#endif

#if DEBUG && TRACE
private func _build_WindowContainer_title(_ c: WindowContainer) -> String { c._inputs(Window.self).title }
#endif

#if DEBUG && TRACE
private func _build_WindowContainer_toolbar(_ c: WindowContainer) -> Toolbar {
  let plugins = c.App::plugins
  return Toolbar(plugins: plugins, title: c.title)
}
#endif

#if !DEBUG
private func _build_VisitContainer_user(_ c: VisitContainer) -> User { c._inputs(Visit.self).user }
#endif

#if DEBUG
#sourceLocation(file: "App.swift", line: 11)
private func _check_0() { _ =
            _Kept<Draft>.self }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 4)
private func _check_4() { _ =
            _Kept<Ruler>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _close_SessionContainer_ruler(_ c: SessionContainer, _ value: Ruler) { c._onClose(_App_SessionContainer_base, 4, child: 1) { try await _closing(
                                                            value.close()) } }
#sourceLocation()
#endif
#if DEBUG && TRACE
#sourceLocation(file: "App.swift", line: 22)
private func _check_5() { _ =
                    _Kept<String>.self }
#sourceLocation()
#endif
#if DEBUG && TRACE
#sourceLocation(file: "App.swift", line: 24)
private func _check_6() { _ =
            _Kept<Toolbar>.self }
#sourceLocation()
#endif
#if !DEBUG
#sourceLocation(file: "App.swift", line: 34)
private func _check_7() { _ =
                   _Kept<User>.self }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if DEBUG
extension Key where Maker == @Sendable (SessionContainer) -> Draft { static var draft: Self { _App_SessionContainer_base.key(0, child: 0, _build_SessionContainer_draft, lifetime: .weak) } }
#endif
extension Key where Maker == @Sendable (Container) -> Names { static var names: Self { _App_base.key(1, _build_names, lifetime: .transient) } }
#if DEBUG
extension Key where Maker == @Sendable (SessionContainer) -> Page { static var page: Self { _App_base.key(2, _build_SessionContainer_page, lifetime: .transient) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(3, _build_plugins, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(3, _build_plugins, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (SessionContainer) -> Ruler { static var ruler: Self { _App_SessionContainer_base.key(4, child: 1, _build_SessionContainer_ruler) } }
#endif
#if DEBUG && TRACE
extension Key where Maker == @Sendable (WindowContainer) -> String { static var title: Self { _App_WindowContainer_base.key(5, child: 0, _build_WindowContainer_title) } }
#endif
#if DEBUG && TRACE
extension Key where Maker == @Sendable (WindowContainer) -> Toolbar { static var toolbar: Self { _App_WindowContainer_base.key(6, child: 1, _build_WindowContainer_toolbar) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (VisitContainer) -> User { static var user: Self { _App_VisitContainer_base.key(7, child: 0, _build_VisitContainer_user) } }
#endif

private let _App_needs: StaticString = """
  SessionContainer.draft:
  names: plugins
  SessionContainer.page: *
  plugins: Lib.always SessionContainer.ruler
  SessionContainer.ruler: Lib.SessionContainer.number
  WindowContainer.title:
  WindowContainer.toolbar: WindowContainer.title plugins
  VisitContainer.user:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.names)
#if !DEBUG
  entries.add(.App::plugins)
#endif
#if DEBUG
  entries.add(.App::plugins)
#endif
}

#if DEBUG
private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.draft)
  entries.add(.page)
  entries.add(.ruler)
}
#endif

#if DEBUG && TRACE
private func _App_WindowContainer_dynamic(_ entries: inout _DynamicEntriesOf<WindowContainer>) {
  entries.add(.title, name: "title")
  entries.add(.toolbar)
}
#endif

#if !DEBUG
private func _App_VisitContainer_dynamic(_ entries: inout _DynamicEntriesOf<VisitContainer>) {
  entries.add(.App::user)
}
#endif

#if DEBUG
private func _App_SessionContainer_eager(_ entries: inout _EagerEntriesOf<SessionContainer>) {
  entries.add(.ruler)
}
#endif

private let _App_base = _SlotBase()
#if DEBUG
private let _App_SessionContainer_base = _SlotBase()
#endif
#if DEBUG && TRACE
private let _App_WindowContainer_base = _SlotBase()
#endif
#if !DEBUG
private let _App_VisitContainer_base = _SlotBase()
#endif
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
#if DEBUG
  plan.tie(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
#endif
#if DEBUG && TRACE
  plan.tie(WindowContainer.self, slots: 2, base: _App_WindowContainer_base, of: _App_base)
#endif
#if !DEBUG
  plan.tie(VisitContainer.self, slots: 1, base: _App_VisitContainer_base, of: _App_base)
#endif
#if DEBUG
  plan.list(_App_SessionContainer_dynamic)
#endif
#if DEBUG && TRACE
  plan.list(_App_WindowContainer_dynamic)
#endif
#if !DEBUG
  plan.list(_App_VisitContainer_dynamic)
#endif
#if DEBUG
  plan.warm(_App_SessionContainer_eager)
#endif
#if !DEBUG
  plan.join(_App_base.key(3, _build_Container_plugins, "plugins"))
#endif
#if DEBUG
  plan.join(_App_base.key(3, _build_Container_plugins, "plugins"))
#endif
#if DEBUG
  plan.join(_App_base.key(3, _build_SessionContainer_plugins, "plugins"))
#endif
}
