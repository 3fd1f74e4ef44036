// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

nonisolated extension Container {
  @available(*, unavailable, message: "'Payments' is required from above by 'Core', so 'Core' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Payments' is required from above by 'Core', so 'Core' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `any Payments`, required from above.
  @_disfavoredOverload var payments: any Payments { _required(.payments) }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
open nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  public required init(_making making: _Making) { super.init(_making: making) }
}

nonisolated extension Container {
  /// A child container of this one, which it owns.
  public func session(user: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _Core_SessionContainer_base)
  }
}

nonisolated extension SessionContainer {
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

nonisolated extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in Core.swift.
  public var cart: Cart { _keptInChild(.cart) }

  /// `String`, what the container was made with.
  public var user: String { _input(.user) { (it: Session) in it.user } }
}

nonisolated extension SessionContainer {
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

nonisolated private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart { Cart(payments: c.payments) }

nonisolated private func _build_payments(_ c: Container) -> any Payments { c._fromAbove(.payments) }

nonisolated private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

#sourceLocation(file: "Core/Core.swift", line: 12)
nonisolated private func _check_1() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 9)
nonisolated private func _check_2() { _ =
             _Kept<String>.self }
#sourceLocation()

nonisolated extension Key where Maker == @Sendable (SessionContainer) -> Cart { public static var cart: Self { _Core_SessionContainer_base.key(1, child: 0, _build_SessionContainer_cart) } }
nonisolated extension Key where Maker == @Sendable (Container) -> any Payments { @_disfavoredOverload static var payments: Self { _Core_base.key(0, _build_payments, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (SessionContainer) -> String { public static var user: Self { _Core_SessionContainer_base.key(2, child: 1, _build_SessionContainer_user) } }

nonisolated private let _Core_needs: StaticString = """
  payments:
  SessionContainer.cart: payments
  SessionContainer.user:
  """

nonisolated private func _Core_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.user, name: "user")
}

nonisolated private let _Core_base = _SlotBase()
nonisolated private let _Core_SessionContainer_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_Core(
  _ plan: inout _Plan,
  payments: @escaping @Sendable (Container) -> any Payments
) {
  plan.tie("Core", slots: 1, base: _Core_base, needs: _Core_needs)
  plan.tie(SessionContainer.self, slots: 2, base: _Core_SessionContainer_base, of: _Core_base)
  plan.list(_Core_SessionContainer_dynamic)
  plan.require(_Core_base.key(0, payments, "payments"))
}
