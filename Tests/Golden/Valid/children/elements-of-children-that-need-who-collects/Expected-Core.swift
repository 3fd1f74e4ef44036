// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'[any Hook]' is required from above by 'Core', so 'Core' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'[any Hook]' is required from above by 'Core', so 'Core' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `[any Hook]`, new each time, of what modules above join.
  var hooks: [any Hook] {
    if let make = _override(of: .hooks) { return make(_handle) }
    return _build_hooks(self)
  }

  /// `Server`, a singleton, provided by `Server` in Core.swift.
  public var server: Server { _kept(.server) }
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

private func _build_hooks(_ c: Container) -> [any Hook] { c._joined(.hooks, _build_Container_hooks) }

private func _build_Container_hooks(_ c: Container) -> [any Hook] { [] }

private func _build_server(_ c: Container) -> Server { Server(hooks: c.hooks) }

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

#sourceLocation(file: "Core/Core.swift", line: 7)
private func _check_0() { _ =
            _Kept<Server>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 5)
private func _check_2() { _ =
                                   _Kept<String>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> [any Hook] { static var hooks: Self { _Core_base.key(1, _build_hooks, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Server { public static var server: Self { _Core_base.key(0, _build_server) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { public static var user: Self { _Core_SessionContainer_base.key(2, child: 0, _build_SessionContainer_user) } }

private let _Core_needs: StaticString = """
  server: hooks
  hooks:
  SessionContainer.user:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.hooks)
  entries.add(.server)
}

private func _Core_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.user, name: "user")
}

private let _Core_base = _SlotBase()
private let _Core_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 1, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
  plan.tie(SessionContainer.self, slots: 1, base: _Core_SessionContainer_base, of: _Core_base)
  plan.list(_Core_SessionContainer_dynamic)
  plan.join(_Core_base.key(1, _build_Container_hooks, "hooks"))
}
