// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `Menu`, a singleton, provided by `Menu` in Core.swift.
  public var menu: Menu { _kept(.menu) }

  /// `Palette`, new each time, provided by `Palette` in Core.swift.
  public var palette: Palette {
    if let make = _override(of: .palette) { return make(_handle) }
    return _build_palette(self)
  }

  /// `[any Plugin]`, new each time, of `spelling`, `drafts`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Spelling`, new each time, provided by `Spelling` in Core.swift.
  var spelling: Spelling {
    if let make = _override(of: .spelling) { return make(_handle) }
    return _build_spelling(self)
  }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
open nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  public required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  public func session(user: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _Core_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  public nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  public nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `Drafts`, a singleton, provided by `Drafts` in Core.swift.
  var drafts: Drafts { _keptInChild(.drafts) }

  /// `String`, what the container was made with.
  public var user: String { _input(.user) { (it: Session) in it.user } }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  @MainActor public func fresh<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  @MainActor public func original<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: true, repeat each arguments)
  }

  /// Builds a value anew, without regard to the one that is kept.
  nonisolated(nonsending) public func fresh<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated(nonsending) public func original<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: true, repeat each arguments)
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build_SessionContainer_drafts(_ c: SessionContainer) -> Drafts { Drafts(user: c.user) }

private func _build_menu(_ c: Container) -> Menu { Menu(plugins: c.plugins) }

private func _build_palette(_ c: Container) -> Palette { Palette(plugins: c.plugins) }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.spelling] }

private func _build_SessionContainer_plugins(_ c: SessionContainer) -> [any Plugin] { [c.drafts] }

private func _build_spelling(_ c: Container) -> Spelling { Spelling() }

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

#sourceLocation(file: "Core/Core.swift", line: 13)
private func _check_1() { _ =
            _Kept<Drafts>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 20)
private func _check_0() { _ =
            _Kept<Menu>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 6)
private func _check_5() { _ =
             _Kept<String>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> Drafts { static var drafts: Self { _Core_SessionContainer_base.key(1, child: 0, _build_SessionContainer_drafts) } }
extension Key where Maker == @Sendable (Container) -> Menu { public static var menu: Self { _Core_base.key(0, _build_menu) } }
extension Key where Maker == @Sendable (Container) -> Palette { public static var palette: Self { _Core_base.key(2, _build_palette, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _Core_base.key(3, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Spelling { static var spelling: Self { _Core_base.key(4, _build_spelling, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { public static var user: Self { _Core_SessionContainer_base.key(5, child: 1, _build_SessionContainer_user) } }

private let _Core_needs: StaticString = """
  menu: plugins
  SessionContainer.drafts: SessionContainer.user
  palette: plugins
  plugins: SessionContainer.drafts spelling
  spelling:
  SessionContainer.user:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.menu)
  entries.add(.palette)
  entries.add(.plugins)
  entries.add(.spelling)
}

private func _Core_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.drafts)
  entries.add(.user, name: "user")
}

private let _Core_base = _SlotBase()
private let _Core_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 1, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
  plan.tie(SessionContainer.self, slots: 2, base: _Core_SessionContainer_base, of: _Core_base)
  plan.list(_Core_SessionContainer_dynamic)
  plan.join(_Core_base.key(3, _build_Container_plugins, "plugins"))
  plan.join(_Core_base.key(3, _build_SessionContainer_plugins, "plugins"))
}
