// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Holder`, new each time, provided by `Holder` in App.swift.
  @MainActor var holder: Holder {
    if let make = _override(of: _unisolated(.holder)) { return make(_handle) }
    return _build_holder(self)
  }

  /// `[String: Int]`, new each time, provided by `legacy` in App.swift.
  nonisolated(nonsending) var legacy: [String: Int] {
    get async throws {
      if let make = _overrideAsync(of: .legacy) { return try await make(_handle) }
      return try await _build_legacy(self)
    }
  }

  /// `Int`, new each time, provided by `Make.number` in App.swift.
  @MainActor var number: Int {
    if let make = _override(of: _unisolated(.number)) { return make(_handle) }
    return _build_number(self)
  }

  /// `One`, new each time, provided by `One` in App.swift.
  @MainActor var one: One {
    if let make = _override(of: _unisolated(.one)) { return make(_handle) }
    return _build_one(self)
  }

  /// `[any Plugin]`, new each time, of `one`, `two`, `three`.
  @MainActor var plugins: [any Plugin] {
    if let make = _override(of: _unisolated(.plugins)) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Registry`, new each time, provided by `Registry` in App.swift.
  @MainActor var registry: Registry {
    if let make = _override(of: _unisolated(.registry)) { return make(_handle) }
    return _build_registry(self)
  }

  /// `String`, new each time, provided by `Make.text` in App.swift.
  @MainActor var text: String {
    if let make = _override(of: _unisolated(.text)) { return make(_handle) }
    return _build_text(self)
  }

  /// `Three`, new each time, provided by `Three` in App.swift.
  var three: Three {
    if let make = _override(of: .three) { return make(_handle) }
    return _build_three(self)
  }

  /// `Two`, a singleton, provided by `Two` in App.swift.
  @MainActor var two: Two { _kept(_unisolated(.two)) }

  /// `Worker`, new each time, provided by `Worker` in App.swift.
  @MainActor var worker: Worker {
    if let make = _override(of: _unisolated(.worker)) { return make(_handle) }
    return _build_worker(self)
  }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'checkout' needs 'cart' for its parameter 'cart'")
  @MainActor var checkout: Checkout { fatalError() }

  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'sync' needs 'remote' for its parameter 'remote'")
  nonisolated(nonsending) var sync: Sync { get async { fatalError() } }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func session(user: String) -> SessionContainer {
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
  /// `Cart`, a singleton, provided by `Cart` in App.swift.
  @MainActor var cart: Cart { _keptInChild(_unisolated(.cart)) }

  /// `Checkout`, new each time, provided by `Checkout` in App.swift.
  @MainActor var checkout: Checkout {
    if let make = _override(of: _unisolated(.checkout)) { return make(_handle) }
    return _build_SessionContainer_checkout(self)
  }

  /// `Remote`, a singleton, provided by `Remote` in App.swift.
  nonisolated(nonsending) var remote: Remote {
    get async {
      await _keptAsync(.remote)
    }
  }

  /// `Sync`, new each time, provided by `Sync` in App.swift.
  nonisolated(nonsending) var sync: Sync {
    get async {
      if let make = _overrideAsync(of: .sync) { return await make(_handle) }
      return await _build_SessionContainer_sync(self)
    }
  }

  /// `String`, what the container was made with.
  var user: String { _input(.user) { (it: Session) in it.user } }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  @MainActor func fresh<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  @MainActor func original<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: true, repeat each arguments)
  }

  /// Builds a value anew, without regard to the one that is kept.
  nonisolated(nonsending) func fresh<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated(nonsending) func original<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (SessionContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: true, repeat each arguments)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@MainActor private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart { Cart(user: c.user) }

@MainActor private func _build_SessionContainer_checkout(_ c: SessionContainer) -> Checkout {
  Checkout(cart: c.cart, plugins: c.plugins)
}

@MainActor private func _build_holder(_ c: Container) -> Holder {
  c._asCurrent { () -> Holder in
    Holder()
  }
}

nonisolated(nonsending) private func _build_legacy(_ c: Container) async throws -> [String: Int] {
#sourceLocation(file: "App.swift", line: 52)
  try await legacy(text: c.text, plugins: c.plugins)
#sourceLocation()
}

@MainActor private func _build_number(_ c: Container) -> Int { Make.number }

@MainActor private func _build_one(_ c: Container) -> One { One() }

@MainActor private func _build_plugins(_ c: Container) -> [any Plugin] {
  c._joined(_unisolated(.plugins), { (c: Container) -> [any Plugin] in _build_Container_plugins(c) })
}

@MainActor private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.one, c.two, c.three] }

@MainActor private func _build_registry(_ c: Container) -> Registry { Registry(plugins: c.plugins) }

nonisolated(nonsending) private func _build_SessionContainer_remote(_ c: SessionContainer) async -> Remote {
#sourceLocation(file: "App.swift", line: 22)
  await Remote(user: c.user)
#sourceLocation()
}

nonisolated(nonsending) private func _build_SessionContainer_sync(_ c: SessionContainer) async -> Sync {
#sourceLocation(file: "App.swift", line: 28)
  await Sync(remote: c.remote)
#sourceLocation()
}

@MainActor private func _build_text(_ c: Container) -> String { Make.text() }

private func _build_three(_ c: Container) -> Three { Three() }

@MainActor private func _build_two(_ c: Container) -> Two { Two() }

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

@MainActor private func _build_worker(_ c: Container) -> Worker { Worker(number: c.number) }

#sourceLocation(file: "App.swift", line: 17)
private func _check_1() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 20)
private func _check_9() { _ =
            _Kept<Remote>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 6)
private func _check_0() { _ =
            _Kept<Two>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
private func _check_13() { _ =
                     _Kept<String>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @MainActor @Sendable (SessionContainer) -> Cart { static var cart: Self { _App_SessionContainer_base.mainActorKey(1, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @MainActor @Sendable (SessionContainer) -> Checkout { static var checkout: Self { _App_base.mainActorKey(2, _build_SessionContainer_checkout, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Holder { static var holder: Self { _App_base.mainActorKey(3, _build_holder, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> [String: Int] { static var legacy: Self { _App_base.asyncKey(4, _build_legacy, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Int { static var number: Self { _App_base.mainActorKey(5, _build_number, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> One { static var one: Self { _App_base.mainActorKey(6, _build_one, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.mainActorKey(7, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Registry { static var registry: Self { _App_base.mainActorKey(8, _build_registry, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (SessionContainer) async -> Remote { static var remote: Self { _App_SessionContainer_base.asyncKey(9, child: 1, _build_SessionContainer_remote) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (SessionContainer) async -> Sync { static var sync: Self { _App_base.asyncKey(10, _build_SessionContainer_sync, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> String { static var text: Self { _App_base.mainActorKey(11, _build_text, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Three { static var three: Self { _App_base.key(12, _build_three, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Two { static var two: Self { _App_base.mainActorKey(0, _build_two) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { static var user: Self { _App_SessionContainer_base.key(13, child: 2, _build_SessionContainer_user) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Worker { static var worker: Self { _App_base.mainActorKey(14, _build_worker, lifetime: .transient) } }

private let _App_needs: StaticString = """
  two:
  SessionContainer.cart: SessionContainer.user
  SessionContainer.checkout: SessionContainer.cart plugins
  holder: *
  legacy: plugins text
  number:
  one:
  plugins: one three two
  registry: plugins
  SessionContainer.remote: SessionContainer.user
  SessionContainer.sync: SessionContainer.remote
  text:
  three:
  SessionContainer.user:
  worker: number
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.three)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.user, name: "user")
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 3, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.join(_unisolated(_App_base.mainActorKey(7, _build_Container_plugins, "plugins")))
}
