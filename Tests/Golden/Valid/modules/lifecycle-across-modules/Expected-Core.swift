// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'Payments' and '[any Plugin]' are required from above by 'Core', so 'Core' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Payments' and '[any Plugin]' are required from above by 'Core', so 'Core' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `any Clock`, a singleton, provided by `SystemClock` in Core.swift.
  public var clock: any Clock { _kept(.clock) }

  /// `Database`, a singleton, provided by `Database` in Core.swift.
  public var database: Database { _kept(.database) }

  /// `Host`, a singleton, provided by `Host` in Core.swift.
  public var host: Host { _kept(.host) }

  /// `any Payments`, required from above.
  @_disfavoredOverload var payments: any Payments { _required(.payments) }

  /// `[any Plugin]`, new each time, of what modules above join.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Shared`, a singleton, provided by `Shared` in Core.swift.
  var shared: Shared { _kept(.shared) }

  /// `Till`, a singleton, provided by `Till` in Core.swift.
  var till: Till { _kept(.till) }
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
  /// `Cart`, a singleton, provided by `Cart` in Core.swift.
  public var cart: Cart { _keptInChild(.cart) }

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

private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart {
  let value = Cart(user: c.user)
  _close_SessionContainer_cart(c, value)
  return value
}

private func _build_clock(_ c: Container) -> any Clock {
  let value = SystemClock()
  _close_clock(c, value)
  return _check_clock(value)
}

private func _build_database(_ c: Container) -> Database {
  let value = Database()
  _close_database(c, value)
  return value
}

private func _build_host(_ c: Container) -> Host { Host(plugins: c.plugins) }

private func _build_payments(_ c: Container) -> any Payments { c._fromAbove(.payments) }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [] }

private func _build_shared(_ c: Container) -> Shared { Shared() }

private func _build_till(_ c: Container) -> Till { Till(payments: c.payments) }

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

#sourceLocation(file: "Core/Core.swift", line: 52)
private func _check_6() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 52)
private func _close_SessionContainer_cart(_ c: SessionContainer, _ value: Cart) { c._onClose(_Core_SessionContainer_base, 6, child: 0) { try await _closing(
                                                      value.close()) } }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 23)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                                          value }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 23)
private func _close_clock(_ c: Container, _ value: SystemClock) { c._onClose(_Core_base, 0) { try await _closing(
                                                    value.close()) } }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 15)
private func _check_1() { _ =
            _Kept<Database>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 15)
private func _close_database(_ c: Container, _ value: Database) { c._onClose(_Core_base, 1) { try await _closing(
                                         value.close()) } }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 37)
private func _check_2() { _ =
            _Kept<Host>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 29)
private func _check_4() { _ =
            _Kept<Shared>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 32)
private func _check_5() { _ =
            _Kept<Till>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 49)
private func _check_8() { _ =
             _Kept<String>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> Cart { public static var cart: Self { _Core_SessionContainer_base.key(6, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (Container) -> any Clock { public static var clock: Self { _Core_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Database { public static var database: Self { _Core_base.key(1, _build_database) } }
extension Key where Maker == @Sendable (Container) -> Host { public static var host: Self { _Core_base.key(2, _build_host) } }
extension Key where Maker == @Sendable (Container) -> any Payments { @_disfavoredOverload static var payments: Self { _Core_base.key(3, _build_payments, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _Core_base.key(7, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shared { static var shared: Self { _Core_base.key(4, _build_shared) } }
extension Key where Maker == @Sendable (Container) -> Till { static var till: Self { _Core_base.key(5, _build_till) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { public static var user: Self { _Core_SessionContainer_base.key(8, child: 1, _build_SessionContainer_user) } }

private let _Core_needs: StaticString = """
  clock:
  database:
  host: plugins
  payments:
  shared:
  till: payments
  SessionContainer.cart: SessionContainer.user
  plugins:
  SessionContainer.user:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.database)
  entries.add(.host)
  entries.add(.plugins)
  entries.add(.shared, name: "shared")
  entries.add(.till)
}

private func _Core_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.user, name: "user")
}

private func _Core_eager(_ entries: inout _EagerEntries) {
  entries.add(.database)
  entries.add(.clock)
  entries.add(.shared)
  entries.add(.till)
  entries.add(.host)
}

private func _Core_SessionContainer_eager(_ entries: inout _EagerEntriesOf<SessionContainer>) {
  entries.add(.cart)
}

private let _Core_base = _SlotBase()
private let _Core_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(
  _ plan: inout _Plan,
  payments: @escaping @Sendable (Container) -> any Payments
) {
  plan.tie("Core", slots: 6, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
  plan.tie(SessionContainer.self, slots: 2, base: _Core_SessionContainer_base, of: _Core_base)
  plan.list(_Core_SessionContainer_dynamic)
  plan.warm(_Core_eager)
  plan.warm(_Core_SessionContainer_eager)
  plan.require(_Core_base.key(3, payments, "payments"))
  plan.join(_Core_base.key(7, _build_Container_plugins, "plugins"))
}
