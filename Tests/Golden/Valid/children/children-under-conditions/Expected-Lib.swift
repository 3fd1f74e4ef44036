// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Lib.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Lib_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Lib_plan, overrides) }

  /// `Always`, new each time, provided by `Always` in Lib.swift.
  var always: Always {
    if let make = _override(of: .always) { return make(_handle) }
    return _build_always(self)
  }

  /// `Log`, a singleton, provided by `Log` in Lib.swift.
  public var log: Log { _kept(.log) }

  /// `[any Plugin]`, new each time, of `always`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }
}

extension Container {
#if DEBUG && TRACE
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'trace' needs 'cart' for its parameter 'cart'")
  public var trace: Trace { fatalError() }
#endif
}

#if DEBUG
/// A child of `Container`, which has all of that and is made with a `Session`.
open nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  public required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  public func session(user: User, number: Int) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user, number: number), base: _Lib_SessionContainer_base)
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
#endif

#if DEBUG
extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in Lib.swift.
  public var cart: Cart { _keptInChild(.cart) }

  /// `Int`, what the container was made with.
  public var number: Int { _input(.number) { (it: Session) in it.number } }

#if DEBUG && TRACE
  /// `Trace`, new each time, provided by `Trace` in Lib.swift.
  public var trace: Trace {
    if let make = _override(of: .trace) { return make(_handle) }
    return _build_SessionContainer_trace(self)
  }
#endif

  /// `User`, what the container was made with.
  public var user: User { _input(.user) { (it: Session) in it.user } }
}
#endif

#if DEBUG
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
#endif

private let _Lib_plan = _Plan { plan in _apply_DIGenPlugin_to_Lib(&plan) }

private func _build_always(_ c: Container) -> Always { Always() }

#if DEBUG
private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart { Cart(user: c.user, log: c.log) }
#endif

private func _build_log(_ c: Container) -> Log { Log() }

#if DEBUG
private func _build_SessionContainer_number(_ c: SessionContainer) -> Int { c._inputs(Session.self).number }
#endif

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.always] }

#if DEBUG && TRACE
private func _build_SessionContainer_trace(_ c: SessionContainer) -> Trace { Trace(cart: c.cart) }
#endif

#if DEBUG
private func _build_SessionContainer_user(_ c: SessionContainer) -> User { c._inputs(Session.self).user }
#endif

#if DEBUG
#sourceLocation(file: "Lib/Lib.swift", line: 19)
private func _check_2() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#endif
#sourceLocation(file: "Lib/Lib.swift", line: 9)
private func _check_0() { _ =
            _Kept<Log>.self }
#sourceLocation()
#if DEBUG
#sourceLocation(file: "Lib/Lib.swift", line: 16)
private func _check_3() { _ =
             _Kept<Int>.self }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "Lib/Lib.swift", line: 15)
private func _check_6() { _ =
             _Kept<User>.self }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Always { static var always: Self { _Lib_base.key(1, _build_always, lifetime: .transient) } }
#if DEBUG
extension Key where Maker == @Sendable (SessionContainer) -> Cart { public static var cart: Self { _Lib_SessionContainer_base.key(2, child: 0, _build_SessionContainer_cart) } }
#endif
extension Key where Maker == @Sendable (Container) -> Log { public static var log: Self { _Lib_base.key(0, _build_log) } }
#if DEBUG
extension Key where Maker == @Sendable (SessionContainer) -> Int { public static var number: Self { _Lib_SessionContainer_base.key(3, child: 1, _build_SessionContainer_number) } }
#endif
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _Lib_base.key(4, _build_plugins, lifetime: .transient) } }
#if DEBUG && TRACE
extension Key where Maker == @Sendable (SessionContainer) -> Trace { public static var trace: Self { _Lib_base.key(5, _build_SessionContainer_trace, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (SessionContainer) -> User { public static var user: Self { _Lib_SessionContainer_base.key(6, child: 2, _build_SessionContainer_user) } }
#endif

private let _Lib_needs: StaticString = """
  log:
  always:
  SessionContainer.cart: SessionContainer.user log
  SessionContainer.number:
  plugins: always
  SessionContainer.trace: SessionContainer.cart
  SessionContainer.user:
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.always)
  entries.add(.log)
  entries.add(.plugins)
}

#if DEBUG
private func _Lib_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.number, name: "number")
#if DEBUG && TRACE
  entries.add(.trace)
#endif
  entries.add(.user)
}
#endif

private let _Lib_base = _SlotBase()
#if DEBUG
private let _Lib_SessionContainer_base = _SlotBase()
#endif
public func _apply_DIGenPlugin_to_Lib(_ plan: inout _Plan) {
  plan.tie("Lib", slots: 1, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
#if DEBUG
  plan.tie(SessionContainer.self, slots: 3, base: _Lib_SessionContainer_base, of: _Lib_base)
#endif
#if DEBUG
  plan.list(_Lib_SessionContainer_dynamic)
#endif
  plan.join(_Lib_base.key(4, _build_Container_plugins, "plugins"))
}
