// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Kept`, a singleton, provided by `Kept` in Lifetimes.swift.
  var kept: Kept { _kept(.kept) }

  /// `KeptValue`, a singleton, provided by `KeptValue` in Lifetimes.swift.
  var keptValue: KeptValue { _kept(.keptValue) }

  /// `Newcomer`, new each time, provided by `Newcomer` in Lifetimes.swift.
  var newcomer: Newcomer {
    if let make = _override(of: .newcomer) { return make(_handle) }
    return _build_newcomer(self)
  }

  /// `[Kept]`, a singleton, provided by `stored` in Lifetimes.swift.
  var stored: [Kept] { _kept(.stored) }

  /// `User`, new each time, provided by `User` in Lifetimes.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_kept(_ c: Container) -> Kept { Kept() }

private func _build_keptValue(_ c: Container) -> KeptValue {
  KeptValue(kept: c.kept, newcomer: c.newcomer, again: c.kept)
}

private func _build_newcomer(_ c: Container) -> Newcomer { Newcomer(kept: c.kept) }

private func _build_stored(_ c: Container) -> [Kept] { stored }

private func _build_user(_ c: Container) -> User {
  User(kept: c.kept, again: c.kept, newcomer: c.newcomer, other: c.newcomer, value: c.keptValue)
}

#sourceLocation(file: "Lifetimes.swift", line: 4)
private func _check_0() { _ =
            _Kept<Kept>.self }
#sourceLocation(file: "Lifetimes.swift", line: 10)
private func _check_1() { _ =
            _Kept<KeptValue>.self }
#sourceLocation(file: "Lifetimes.swift", line: 28)
private func _check_2() { _ =
            _Kept<[Kept]>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Kept { static var kept: Self { _App_base.key(0, _build_kept) } }
extension Key where Maker == @Sendable (Container) -> KeptValue { static var keptValue: Self { _App_base.key(1, _build_keptValue) } }
extension Key where Maker == @Sendable (Container) -> Newcomer { static var newcomer: Self { _App_base.key(3, _build_newcomer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [Kept] { static var stored: Self { _App_base.key(2, _build_stored) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(4, _build_user, lifetime: .transient) } }

private let _App_needs: StaticString = """
  kept:
  keptValue: kept newcomer
  stored:
  newcomer: kept
  user: kept keptValue newcomer
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.kept)
  entries.add(.keptValue)
  entries.add(.newcomer)
  entries.add(.stored)
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 3, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
