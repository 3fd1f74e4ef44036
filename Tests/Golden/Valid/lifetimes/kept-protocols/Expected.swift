// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

#sourceLocation(file: "Stores.swift", line: 12)
private typealias _type_1 =
                           Store & CustomStringConvertible & Sendable
#sourceLocation()
#sourceLocation(file: "Stores.swift", line: 27)
private typealias _type_5 =
                           Store & Hashable & Sendable
#sourceLocation()

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Base`, a singleton, provided by `Derived` in Stores.swift.
  var base: Base { _kept(.base) }

  /// `any Store & CustomStringConvertible & Sendable`, a singleton, provided by `Described` in Stores.swift.
  var both: any Store & CustomStringConvertible & Sendable { _kept(.both) }

  /// `any DeepStore`, a singleton, provided by `Deep` in Stores.swift.
  var deepStore: any DeepStore { _kept(.deepStore) }

  /// `any SendableStore`, new each time, provided by `Loose` in Stores.swift.
  var loose: any SendableStore {
    if let make = _override(of: .loose) { return make(_handle) }
    return _build_loose(self)
  }

  /// `any Store & Sendable`, a singleton, provided by `opaque` in Stores.swift.
  var opaque: any Store & Sendable { _kept(.opaque) }

  /// `any Store & Sendable`, a singleton, provided by `Plain` in Stores.swift.
  var store: any Store & Sendable { _kept(.store) }

  /// `any Store & Hashable & Sendable`, a singleton, provided by `Hashed` in Stores.swift.
  var storeHashable: any Store & Hashable & Sendable { _kept(.storeHashable) }

  /// `User`, new each time, provided by `User` in Stores.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_base(_ c: Container) -> Base { _check_base(Derived()) }

private func _build_both(_ c: Container) -> any Store & CustomStringConvertible & Sendable { _check_both(Described()) }

private func _build_deepStore(_ c: Container) -> any DeepStore { _check_deepStore(Deep()) }

private func _build_loose(_ c: Container) -> any SendableStore { _check_loose(Loose()) }

private func _build_opaque(_ c: Container) -> any Store & Sendable { _check_opaque(opaque()) }

private func _build_store(_ c: Container) -> any Store & Sendable { _check_store(Plain()) }

private func _build_storeHashable(_ c: Container) -> any Store & Hashable & Sendable { _check_storeHashable(Hashed()) }

private func _build_user(_ c: Container) -> User {
  User(store: c.store, deep: c.deepStore, both: c.both, base: c.base, hashed: c.storeHashable, loose: c.loose, opaque: c.opaque)
}

#sourceLocation(file: "Stores.swift", line: 22)
private func _check_0() { _ =
            _Kept<Base>.self }
#sourceLocation()
#sourceLocation(file: "Stores.swift", line: 22)
private func _check_base(_ value: consuming Derived) -> Base {
                           value }
#sourceLocation()
#sourceLocation(file: "Stores.swift", line: 12)
private func _check_both(_ value: consuming Described) -> any Store & CustomStringConvertible & Sendable {
                           value }
#sourceLocation()
#sourceLocation(file: "Stores.swift", line: 9)
private func _check_deepStore(_ value: consuming Deep) -> any DeepStore {
                           value }
#sourceLocation()
#sourceLocation(file: "Stores.swift", line: 30)
private func _check_loose(_ value: consuming Loose) -> any SendableStore {
                value }
#sourceLocation()
#sourceLocation(file: "Stores.swift", line: 33)
private func _check_opaque(_ value: consuming any Store & Sendable) -> any Store & Sendable {
                           value }
#sourceLocation()
#sourceLocation(file: "Stores.swift", line: 6)
private func _check_store(_ value: consuming Plain) -> any Store & Sendable {
                           value }
#sourceLocation()
#sourceLocation(file: "Stores.swift", line: 27)
private func _check_storeHashable(_ value: consuming Hashed) -> any Store & Hashable & Sendable {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Base { static var base: Self { _App_base.key(0, _build_base) } }
extension Key where Maker == @Sendable (Container) -> any Store & CustomStringConvertible & Sendable { static var both: Self { _App_base.key(1, _build_both) } }
extension Key where Maker == @Sendable (Container) -> any DeepStore { static var deepStore: Self { _App_base.key(2, _build_deepStore) } }
extension Key where Maker == @Sendable (Container) -> any SendableStore { static var loose: Self { _App_base.key(6, _build_loose, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Store & Sendable { static var opaque: Self { _App_base.key(3, _build_opaque) } }
extension Key where Maker == @Sendable (Container) -> any Store & Sendable { static var store: Self { _App_base.key(4, _build_store) } }
extension Key where Maker == @Sendable (Container) -> any Store & Hashable & Sendable { static var storeHashable: Self { _App_base.key(5, _build_storeHashable) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(7, _build_user, lifetime: .transient) } }

private let _App_needs: StaticString = """
  base:
  both:
  deepStore:
  opaque:
  store:
  storeHashable:
  loose:
  user: base both deepStore loose opaque store storeHashable
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.base)
  entries.add(.both)
  entries.add(.deepStore)
  entries.add(.loose, name: "loose")
  entries.add(.opaque, name: "opaque")
  entries.add(.store)
  entries.add(.storeHashable)
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 6, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
