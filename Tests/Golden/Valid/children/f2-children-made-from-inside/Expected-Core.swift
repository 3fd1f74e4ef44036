// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `Database`, a singleton, provided by `Database` in Core.swift.
  public var database: Database { _kept(.database) }

  /// `Guests`, a singleton, provided by `Guests` in Core.swift.
  public var guests: Guests { _kept(.guests) }
}

/// A child container of `Container`, made with a `Session`.
open nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  public required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  public func session(customer: Customer) -> SessionContainer {
    _child(SessionContainer.self, of: Session(customer: customer), base: _Core_SessionContainer_base)
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

  /// `Customer`, an input of the container.
  public var customer: Customer { _input(.customer) { (it: Session) in it.customer } }
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

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart {
  Cart(customer: c.customer, database: c.database)
}

private func _build_SessionContainer_customer(_ c: SessionContainer) -> Customer { c._inputs(Session.self).customer }

private func _build_database(_ c: Container) -> Database { Database() }

private func _build_guests(_ c: Container) -> Guests {
  let handle = c._handle
  return Guests(session: { (customer: Customer) -> SessionContainer in handle.session(customer: customer) })
}

#sourceLocation(file: "Core/Core.swift", line: 17)
private func _check_2() { _ =
            _Kept<Cart>.self }
#sourceLocation(file: "Core/Core.swift", line: 14)
private func _check_3() { _ =
             _Kept<Customer>.self }
#sourceLocation(file: "Core/Core.swift", line: 7)
private func _check_0() { _ =
            _Kept<Database>.self }
#sourceLocation(file: "Core/Core.swift", line: 25)
private func _check_1() { _ =
            _Kept<Guests>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> Cart { public static var cart: Self { _Core_SessionContainer_base.key(2, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (SessionContainer) -> Customer { public static var customer: Self { _Core_SessionContainer_base.key(3, child: 1, _build_SessionContainer_customer) } }
extension Key where Maker == @Sendable (Container) -> Database { public static var database: Self { _Core_base.key(0, _build_database) } }
extension Key where Maker == @Sendable (Container) -> Guests { public static var guests: Self { _Core_base.key(1, _build_guests) } }

private let _Core_needs: StaticString = """
  database:
  guests: *
  SessionContainer.cart: SessionContainer.customer database
  SessionContainer.customer:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.database)
  entries.add(.guests)
}

private func _Core_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.customer)
}

private let _Core_base = _SlotBase()
private let _Core_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.register("Core", slots: 2, base: _Core_base, needs: _Core_needs)
  plan.register(SessionContainer.self, slots: 2, base: _Core_SessionContainer_base, of: _Core_base)
  plan.list(_Core_dynamic)
  plan.list(_Core_SessionContainer_dynamic)
}
