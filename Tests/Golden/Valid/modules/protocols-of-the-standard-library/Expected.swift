// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

#sourceLocation(file: "App.swift", line: 4)
private typealias _type_5 =
                Clock<Duration>
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private typealias _type_1 =
                                           Collection<Int> & Sendable
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
private typealias _type_6 =
                  Identifiable<String>
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private typealias _type_2 =
                            Sequence<Int> & Sendable
#sourceLocation()
#sourceLocation(file: "App.swift", line: 7)
private typealias _type_3 =
                           Clock<Swift.Duration>
#sourceLocation()

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Identifiable<String>`, new each time, provided by `User` in App.swift.
  var _user_in_identifiableStrings: any Identifiable<String> {
    if let make = _override(of: ._user_in_identifiableStrings) { return make(_handle) }
    return _build__user_in_identifiableStrings(self)
  }

  /// `any Clock<Duration>`, new each time, provided by `clock` in App.swift.
  var clock: any Clock<Duration> {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `any Collection<Int> & Sendable`, a singleton, provided by `Numbers` in App.swift.
  var collectionInt: any Collection<Int> & Sendable { _kept(.collectionInt) }

  /// `[any Identifiable<String>]`, new each time, of `user`.
  var identifiableStrings: [any Identifiable<String>] {
    if let make = _override(of: .identifiableStrings) { return make(_handle) }
    return _build_identifiableStrings(self)
  }

  /// `Page`, new each time, provided by `Page` in App.swift.
  var page: Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_page(self)
  }

  /// `any Sequence<Int> & Sendable`, a singleton, provided by `Numbers` in App.swift.
  var sequenceInt: any Sequence<Int> & Sendable { _kept(.sequenceInt) }

  /// `any Clock<Swift.Duration>`, a singleton, provided by `slow` in App.swift.
  var slow: any Clock<Swift.Duration> { _kept(.slow) }

  /// `User`, new each time, provided by `User` in App.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__sequenceInt_shared(_ c: Container) -> Numbers { Numbers() }

private func _build__user_in_identifiableStrings(_ c: Container) -> any Identifiable<String> {
  _check__user_in_identifiableStrings(c.user)
}

private func _build_clock(_ c: Container) -> any Clock<Duration> { _check_clock(clock) }

private func _build_collectionInt(_ c: Container) -> any Collection<Int> & Sendable {
  _check_collectionInt(c._isFresh(_App_base, 1) ? _build__sequenceInt_shared(c) : c._kept(._sequenceInt_shared))
}

private func _build_identifiableStrings(_ c: Container) -> [any Identifiable<String>] {
  c._joined(.identifiableStrings, _build_Container_identifiableStrings)
}

private func _build_Container_identifiableStrings(_ c: Container) -> [any Identifiable<String>] {
  [c._user_in_identifiableStrings]
}

private func _build_page(_ c: Container) -> Page {
  Page(clock: c.clock, slow: c.slow, sequence: c.sequenceInt, collection: c.collectionInt, all: c.identifiableStrings)
}

private func _build_sequenceInt(_ c: Container) -> any Sequence<Int> & Sendable {
  _check_sequenceInt(c._isFresh(_App_base, 2) ? _build__sequenceInt_shared(c) : c._kept(._sequenceInt_shared))
}

private func _build_slow(_ c: Container) -> any Clock<Swift.Duration> { _check_slow(slow()) }

private func _build_user(_ c: Container) -> User { User() }

#sourceLocation(file: "App.swift", line: 10)
private func _check_0() { _ =
            _Kept<Numbers>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
private func _check__user_in_identifiableStrings(_ value: consuming User) -> any Identifiable<String> {
                  value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check_clock(_ value: consuming ContinuousClock) -> any Clock<Duration> {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check_collectionInt(_ value: consuming Numbers) -> any Collection<Int> & Sendable {
                                           value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check_sequenceInt(_ value: consuming Numbers) -> any Sequence<Int> & Sendable {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 7)
private func _check_slow(_ value: consuming SuspendingClock) -> any Clock<Swift.Duration> {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Numbers { fileprivate static var _sequenceInt_shared: Self { _App_base.key(0, _build__sequenceInt_shared) } }
extension Key where Maker == @Sendable (Container) -> any Identifiable<String> { static var _user_in_identifiableStrings: Self { _App_base.key(4, _build__user_in_identifiableStrings, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Clock<Duration> { static var clock: Self { _App_base.key(5, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Collection<Int> & Sendable { static var collectionInt: Self { _App_base.key(1, _build_collectionInt) } }
extension Key where Maker == @Sendable (Container) -> [any Identifiable<String>] { static var identifiableStrings: Self { _App_base.key(6, _build_identifiableStrings, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Page { static var page: Self { _App_base.key(7, _build_page, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Sequence<Int> & Sendable { static var sequenceInt: Self { _App_base.key(2, _build_sequenceInt) } }
extension Key where Maker == @Sendable (Container) -> any Clock<Swift.Duration> { static var slow: Self { _App_base.key(3, _build_slow) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(8, _build_user, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _sequenceInt_shared:
  collectionInt: _sequenceInt_shared
  sequenceInt: _sequenceInt_shared
  slow:
  _user_in_identifiableStrings: user
  clock:
  identifiableStrings: _user_in_identifiableStrings
  page: clock collectionInt identifiableStrings sequenceInt slow
  user:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.collectionInt)
  entries.add(.identifiableStrings)
  entries.add(.page)
  entries.add(.sequenceInt)
  entries.add(.slow, name: "slow")
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 4, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(6, _build_Container_identifiableStrings, "identifiableStrings"))
}
