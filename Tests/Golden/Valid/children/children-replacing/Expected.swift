// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Banner`, new each time, in the place of `Core.banner`, provided by `LoudBanner` in App.swift.
  fileprivate func _Core_banner(_ word: String) -> any Banner {
    if let make = _override(of: ._Core_banner) { return make(_handle, word) }
    return _build__Core_banner(self, word)
  }
}

/// A child of `Container`, which has all of that and is made with a `Museum`.
nonisolated class MuseumContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `museum`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func museum() -> MuseumContainer {
    _child(MuseumContainer.self, of: Museum(), base: _App_MuseumContainer_base)
  }
}

extension MuseumContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (MuseumContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (MuseumContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension MuseumContainer {
  /// `any Guide`, a singleton, provided by `Tape` in App.swift.
  var guide: any Guide { _keptInChild(Key<@Sendable (MuseumContainer) -> any Guide>.guide) }
}

/// A child of `SessionContainer`, which has all of that and is made with a `Tour`.
nonisolated class TourContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `tour`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension SessionContainer {
  /// A child container of this one, which it owns.
  func tour() -> TourContainer {
    _child(TourContainer.self, of: Tour(), base: _App_TourContainer_base)
  }
}

extension TourContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (TourContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (TourContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension TourContainer {
  /// `any Guide`, a singleton, provided by `Robot` in App.swift.
  var guide: any Guide { _keptInChild(Key<@Sendable (TourContainer) -> any Guide>.guide) }

  /// `any Hat`, new each time, provided by `Helmet` in App.swift.
  var hat: any Hat {
    if let make = _override(of: .hat) { return make(_handle) }
    return _build_TourContainer_hat(self)
  }
}

extension SessionContainer {
  /// `any Desk`, a singleton for each `number`, in the place of `Core.desk`, provided by `OakDesk` in App.swift.
  fileprivate func _Core_desk(_ number: Int) -> any Desk {
    _keyed(._Core_desk, by: number) { (c: SessionContainer) -> any Desk in
      if let make = c._override(of: ._Core_desk) { return make(c._handle, number) }
      return _build_SessionContainer__Core_desk(c, number)
    }
  }

  /// `any Note`, new each time, in the place of `Core.note`, provided by `FancyNote` in App.swift.
  fileprivate var _Core_note: any Note {
    if let make = _override(of: ._Core_note) { return make(_handle) }
    return _build_SessionContainer__Core_note(self)
  }

  /// `any Pricing`, a singleton, in the place of `Core.pricing`, provided by `Discount` in App.swift.
  fileprivate var _Core_pricing: any Pricing { _keptInChild(._Core_pricing) }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__Core_banner(_ c: Container, _ word: String) -> any Banner {
  _check__Core_banner(LoudBanner(word: word))
}

private func _build_SessionContainer__Core_desk(_ c: SessionContainer, _ number: Int) -> any Desk {
  _check_SessionContainer__Core_desk(OakDesk(number: number, user: c.user))
}

private func _build_SessionContainer__Core_note(_ c: SessionContainer) -> any Note {
  _check_SessionContainer__Core_note(FancyNote(cart: c.cart))
}

private func _build_SessionContainer__Core_pricing(_ c: SessionContainer) -> any Pricing {
  _check_SessionContainer__Core_pricing(Discount(user: c.user))
}

private func _build_MuseumContainer_guide(_ c: MuseumContainer) -> any Guide { _check_MuseumContainer_guide(Tape()) }

private func _build_TourContainer_guide(_ c: TourContainer) -> any Guide {
  _check_TourContainer_guide(Robot(user: c.user))
}

private func _build_TourContainer_hat(_ c: TourContainer) -> any Hat {
  _check_TourContainer_hat(Helmet(guide: c.guide))
}

#sourceLocation(file: "App.swift", line: 19)
private func _check__Core_banner(_ value: consuming LoudBanner) -> any Banner {
                      value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 25)
private func _check_1() { _ =
            _Kept<any Desk>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 25)
private func _check_SessionContainer__Core_desk(_ value: consuming OakDesk) -> any Desk {
                                                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 12)
private func _check_SessionContainer__Core_note(_ value: consuming FancyNote) -> any Note {
                      value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check_3() { _ =
            _Kept<any Pricing>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check_SessionContainer__Core_pricing(_ value: consuming Discount) -> any Pricing {
                                 value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 47)
private func _check_MuseumContainer_guide(_ value: consuming Tape) -> any Guide {
                                       value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 51)
private func _check_TourContainer_guide(_ value: consuming Robot) -> any Guide {
                                           value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 62)
private func _check_TourContainer_hat(_ value: consuming Helmet) -> any Hat {
                      value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String) -> any Banner { fileprivate static var _Core_banner: Self { _App_base.key(0) { c, word in _build__Core_banner(c, word) } } }
extension Key where Maker == @Sendable (SessionContainer, Int) -> any Desk { fileprivate static var _Core_desk: Self { _App_SessionContainer_base.key(1, child: 0) { c, number in _build_SessionContainer__Core_desk(c, number) } } }
extension Key where Maker == @Sendable (SessionContainer) -> any Note { fileprivate static var _Core_note: Self { _App_base.key(2, _build_SessionContainer__Core_note, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> any Pricing { fileprivate static var _Core_pricing: Self { _App_SessionContainer_base.key(3, child: 1, _build_SessionContainer__Core_pricing) } }
extension Key where Maker == @Sendable (MuseumContainer) -> any Guide { static var guide: Self { _App_MuseumContainer_base.key(4, child: 0, _build_MuseumContainer_guide) } }
extension Key where Maker == @Sendable (TourContainer) -> any Guide { static var guide: Self { _App_TourContainer_base.key(5, child: 0, _build_TourContainer_guide) } }
extension Key where Maker == @Sendable (TourContainer) -> any Hat { static var hat: Self { _App_base.key(6, _build_TourContainer_hat, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _Core_banner:
  SessionContainer._Core_desk: Core.SessionContainer.user
  SessionContainer._Core_note: Core.SessionContainer.cart
  SessionContainer._Core_pricing: Core.SessionContainer.user
  MuseumContainer.guide:
  TourContainer.guide: Core.SessionContainer.user
  TourContainer.hat: TourContainer.guide
  """

private func _App_MuseumContainer_dynamic(_ entries: inout _DynamicEntriesOf<MuseumContainer>) {
  entries.add(Key<@Sendable (MuseumContainer) -> any Guide>.guide)
}

private func _App_TourContainer_dynamic(_ entries: inout _DynamicEntriesOf<TourContainer>) {
  entries.add(Key<@Sendable (TourContainer) -> any Guide>.guide)
  entries.add(.hat)
}

private let _App_base = _SlotBase()
private let _App_MuseumContainer_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
private let _App_TourContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.tie(MuseumContainer.self, slots: 1, base: _App_MuseumContainer_base, of: _App_base)
  plan.tie(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
  plan.tie(TourContainer.self, slots: 1, base: _App_TourContainer_base, of: _App_base)
  plan.list(_App_MuseumContainer_dynamic)
  plan.list(_App_TourContainer_dynamic)
  plan.replace(.Core::banner, by: ._Core_banner, .transient, _App_base.key(0) { c, word in c._Core_banner(word) })
  plan.replace(.Core::desk, by: ._Core_desk, .singleton, _App_SessionContainer_base.key(1, child: 0) { c, number in c._Core_desk(number) })
  plan.replace(.Core::note, by: ._Core_note, .transient, _App_base.key(2) { c in c._Core_note })
  plan.replace(.Core::pricing, by: ._Core_pricing, .singleton, _App_SessionContainer_base.key(3, child: 1) { c in c._Core_pricing })
}
