// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Basic`, new each time, provided by `Basic` in App.swift.
  var basic: Basic {
    if let make = _override(of: .basic) { return make(_handle) }
    return _build_basic(self)
  }

  /// `Window`, a singleton, provided by `Window` in App.swift.
  var window: Window { _kept(.window) }
}

/// A child of `Container`, which has all of that and is made with a `Preview`.
nonisolated class PreviewContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `preview`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func preview() -> PreviewContainer {
    _child(PreviewContainer.self, of: Preview(), base: _App_PreviewContainer_base)
  }
}

extension PreviewContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (PreviewContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (PreviewContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension PreviewContainer {
  /// `Draft`, new each time, provided by `Draft` in App.swift.
  var draft: Draft {
    if let make = _override(of: .draft) { return make(_handle) }
    return _build_PreviewContainer_draft(self)
  }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func session() -> SessionContainer {
    _child(SessionContainer.self, of: Session(), base: _App_SessionContainer_base)
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
  /// `Chosen`, new each time, provided by `Chosen` in App.swift.
  var chosen: Chosen {
    if let make = _override(of: .chosen) { return make(_handle) }
    return _build_SessionContainer_chosen(self)
  }

  /// `Page`, a singleton, provided by `Page` in App.swift.
  var page: Page { _keptInChild(.page) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_basic(_ c: Container) -> Basic { Basic() }

private func _build_SessionContainer_chosen(_ c: SessionContainer) -> Chosen { Chosen() }

private func _build_PreviewContainer_draft(_ c: PreviewContainer) -> Draft { Draft() }

private func _build_SessionContainer_page(_ c: SessionContainer) -> Page { Page(theme: c.chosen) }

private func _build_window(_ c: Container) -> Window { Window(theme: c.basic, other: c.basic) }

#sourceLocation(file: "App.swift", line: 33)
private func _check_4() { _ =
            _Kept<Page>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 22)
private func _check_0() { _ =
            _Kept<Window>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Basic { static var basic: Self { _App_base.key(1, _build_basic, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Chosen { static var chosen: Self { _App_base.key(2, _build_SessionContainer_chosen, lifetime: .transient) } }
extension Key where Maker == @Sendable (PreviewContainer) -> Draft { static var draft: Self { _App_base.key(3, _build_PreviewContainer_draft, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Page { static var page: Self { _App_SessionContainer_base.key(4, child: 0, _build_SessionContainer_page) } }
extension Key where Maker == @Sendable (Container) -> Window { static var window: Self { _App_base.key(0, _build_window) } }

private let _App_needs: StaticString = """
  window: basic
  basic:
  SessionContainer.chosen:
  PreviewContainer.draft:
  SessionContainer.page: SessionContainer.chosen
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.basic)
  entries.add(.window)
}

private func _App_PreviewContainer_dynamic(_ entries: inout _DynamicEntriesOf<PreviewContainer>) {
  entries.add(.draft)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.chosen)
  entries.add(.page)
}

private let _App_base = _SlotBase()
private let _App_PreviewContainer_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(PreviewContainer.self, slots: 0, base: _App_PreviewContainer_base, of: _App_base)
  plan.tie(SessionContainer.self, slots: 1, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_PreviewContainer_dynamic)
  plan.list(_App_SessionContainer_dynamic)
}
