// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `Log`, a singleton, provided by `Log` in Core.swift.
  public var log: Log { _kept(.log) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'greeting' needs 'user' for its parameter 'user'")
  public func greeting(word: String) -> Greeting { fatalError() }
}

/// A child container of `Container`, made with a `Session`.
open nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  public required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  public func session(user: User) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _Core_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a new value and leaves the kept one as it is.
  public nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  public nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in Core.swift.
  public var cart: Cart { _keptInChild(.cart) }

  /// `Greeting`, new each time, provided by `Greeting` in Core.swift.
  public func greeting(word: String) -> Greeting {
    if let make = _override(of: .greeting) { return make(_handle, word) }
    return _build_SessionContainer_greeting(self, word)
  }

  /// `Rules`, a singleton, provided by `Rules` in Core.swift.
  var rules: Rules { _keptInChild(.rules) }

  /// `User`, an input of the container.
  public var user: User { _input(.user) { (it: Session) in it.user } }
}

extension SessionContainer {
  /// Builds a new value and leaves the kept one as it is.
  @MainActor public func fresh<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  @MainActor public func original<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: true, repeat each arguments)
  }

  /// Builds a new value and leaves the kept one as it is.
  nonisolated(nonsending) public func fresh<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated(nonsending) public func original<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: true, repeat each arguments)
  }
}

/// A child container of `SessionContainer`, made with a `Visit`.
open nonisolated class VisitContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `visit`.
  public required init(_making making: _Making) { super.init(_making: making) }
}

extension SessionContainer {
  /// Makes a child container, which owns this one.
  public func visit(room: Int) -> VisitContainer {
    _child(VisitContainer.self, of: Visit(room: room), base: _Core_VisitContainer_base)
  }
}

extension VisitContainer {
  /// Builds a new value and leaves the kept one as it is.
  public nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  public nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension VisitContainer {
  /// `Int`, an input of the container.
  public var room: Int { _input(.room) { (it: Visit) in it.room } }
}

extension VisitContainer {
  /// Builds a new value and leaves the kept one as it is.
  @MainActor public func fresh<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  @MainActor public func original<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: true, repeat each arguments)
  }

  /// Builds a new value and leaves the kept one as it is.
  nonisolated(nonsending) public func fresh<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (VisitContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated(nonsending) public func original<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (VisitContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: true, repeat each arguments)
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart { Cart(user: c.user, rules: c.rules) }

private func _build_SessionContainer_greeting(_ c: SessionContainer, _ word: String) -> Greeting {
  Greeting(user: c.user, word: word)
}

private func _build_log(_ c: Container) -> Log { Log() }

private func _build_VisitContainer_room(_ c: VisitContainer) -> Int { c._inputs(Visit.self).room }

private func _build_SessionContainer_rules(_ c: SessionContainer) -> Rules { Rules() }

private func _build_SessionContainer_user(_ c: SessionContainer) -> User { c._inputs(Session.self).user }

#sourceLocation(file: "Core/Core.swift", line: 17)
private func _check_1() { _ =
            _Kept<Cart>.self }
#sourceLocation(file: "Core/Core.swift", line: 7)
private func _check_0() { _ =
            _Kept<Log>.self }
#sourceLocation(file: "Core/Core.swift", line: 38)
private func _check_3() { _ =
             _Kept<Int>.self }
#sourceLocation(file: "Core/Core.swift", line: 26)
private func _check_4() { _ =
            _Kept<Rules>.self }
#sourceLocation(file: "Core/Core.swift", line: 14)
private func _check_5() { _ =
             _Kept<User>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> Cart { public static var cart: Self { _Core_SessionContainer_base.key(1, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (SessionContainer, String) -> Greeting { public static var greeting: Self { _Core_base.key(2) { c, word in _build_SessionContainer_greeting(c, word) } } }
extension Key where Maker == @Sendable (Container) -> Log { public static var log: Self { _Core_base.key(0, _build_log) } }
extension Key where Maker == @Sendable (VisitContainer) -> Int { public static var room: Self { _Core_VisitContainer_base.key(3, child: 0, _build_VisitContainer_room) } }
extension Key where Maker == @Sendable (SessionContainer) -> Rules { static var rules: Self { _Core_SessionContainer_base.key(4, child: 1, _build_SessionContainer_rules) } }
extension Key where Maker == @Sendable (SessionContainer) -> User { public static var user: Self { _Core_SessionContainer_base.key(5, child: 2, _build_SessionContainer_user) } }

private let _Core_needs: StaticString = """
  log:
  SessionContainer.cart: SessionContainer.rules SessionContainer.user
  SessionContainer.greeting: SessionContainer.user
  VisitContainer.room:
  SessionContainer.rules:
  SessionContainer.user:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.log)
}

private func _Core_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.rules)
  entries.add(.user)
}

private func _Core_VisitContainer_dynamic(_ entries: inout _DynamicEntriesOf<VisitContainer>) {
  entries.add(.room, name: "room")
}

private let _Core_base = _SlotBase()
private let _Core_SessionContainer_base = _SlotBase()
private let _Core_VisitContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.register("Core", slots: 1, base: _Core_base, needs: _Core_needs)
  plan.register(SessionContainer.self, slots: 3, base: _Core_SessionContainer_base, of: _Core_base)
  plan.register(VisitContainer.self, slots: 1, base: _Core_VisitContainer_base, of: _Core_base)
  plan.list(_Core_dynamic)
  plan.list(_Core_SessionContainer_dynamic)
  plan.list(_Core_VisitContainer_dynamic)
}
