// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'banner' needs 'user' for its parameter 'user'")
  public func banner(word: String) -> any Banner { fatalError() }
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
  /// `any Banner`, new each time, provided by `PlainBanner` in Core.swift.
  public func banner(word: String) -> any Banner {
    if let make = _override(of: .banner) { return make(_handle, word) }
    return _build_SessionContainer_banner(self, word)
  }

  /// `Cart`, a singleton, provided by `Cart` in Core.swift.
  public var cart: Cart { _keptInChild(.cart) }

  /// `any Desk`, a singleton for each `number`, provided by `PlainDesk` in Core.swift.
  public func desk(number: Int) -> any Desk {
    _keyed(.desk, by: number) { (c: SessionContainer) -> any Desk in
      if let make = c._override(of: .desk) { return make(c._handle, number) }
      return _build_SessionContainer_desk(c, number)
    }
  }

  /// `any Note`, the same while somebody holds it, provided by `PlainNote` in Core.swift.
  public var note: any Note { _weak(.note) }

  /// `any Pricing`, a singleton, provided by `List` in Core.swift.
  public var pricing: any Pricing { _keptInChild(.pricing) }

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

private func _build_SessionContainer_banner(_ c: SessionContainer, _ word: String) -> any Banner {
  _check_SessionContainer_banner(PlainBanner(user: c.user, word: word))
}

private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart { Cart(pricing: c.pricing) }

private func _build_SessionContainer_desk(_ c: SessionContainer, _ number: Int) -> any Desk {
  _check_SessionContainer_desk(PlainDesk(number: number))
}

private func _build_SessionContainer_note(_ c: SessionContainer) -> any Note {
  _check_SessionContainer_note(PlainNote())
}

private func _build_SessionContainer_pricing(_ c: SessionContainer) -> any Pricing {
  _check_SessionContainer_pricing(List())
}

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

#sourceLocation(file: "Core/Core.swift", line: 26)
private func _check_SessionContainer_banner(_ value: consuming PlainBanner) -> any Banner {
                value }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 12)
private func _check_1() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 35)
private func _check_SessionContainer_desk(_ value: consuming PlainDesk) -> any Desk {
                                                       value }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 20)
private func _check_SessionContainer_note(_ value: consuming PlainNote) -> any Note {
                                   value }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 9)
private func _check_SessionContainer_pricing(_ value: consuming List) -> any Pricing {
                                        value }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 6)
private func _check_5() { _ =
             _Kept<String>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer, String) -> any Banner { public static var banner: Self { _Core_base.key(0) { c, word in _build_SessionContainer_banner(c, word) } } }
extension Key where Maker == @Sendable (SessionContainer) -> Cart { public static var cart: Self { _Core_SessionContainer_base.key(1, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (SessionContainer, Int) -> any Desk { public static var desk: Self { _Core_SessionContainer_base.key(2, child: 1) { c, number in _build_SessionContainer_desk(c, number) } } }
extension Key where Maker == @Sendable (SessionContainer) -> any Note { public static var note: Self { _Core_SessionContainer_base.key(3, child: 2, _build_SessionContainer_note, lifetime: .weak) } }
extension Key where Maker == @Sendable (SessionContainer) -> any Pricing { public static var pricing: Self { _Core_SessionContainer_base.key(4, child: 3, _build_SessionContainer_pricing) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { public static var user: Self { _Core_SessionContainer_base.key(5, child: 4, _build_SessionContainer_user) } }

private let _Core_needs: StaticString = """
  SessionContainer.banner: SessionContainer.user
  SessionContainer.cart: SessionContainer.pricing
  SessionContainer.desk:
  SessionContainer.note:
  SessionContainer.pricing:
  SessionContainer.user:
  """

private func _Core_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.note)
  entries.add(.pricing, name: "pricing")
  entries.add(.user, name: "user")
}

private let _Core_base = _SlotBase()
private let _Core_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 0, base: _Core_base, needs: _Core_needs)
  plan.tie(SessionContainer.self, slots: 5, base: _Core_SessionContainer_base, of: _Core_base)
  plan.list(_Core_SessionContainer_dynamic)
}
