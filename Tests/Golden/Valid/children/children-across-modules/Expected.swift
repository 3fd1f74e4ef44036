// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import Feature

extension Container {
  /// A container of all providers of Core, Feature, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'page' needs 'basket' for its parameter 'basket'")
  func page(word: String) -> Page { fatalError() }
}

/// A child container of `TourContainer`, made with a `Stop`.
nonisolated class StopContainer: TourContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `stop`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension TourContainer {
  /// Makes a child container, which owns this one.
  func stop(place: String) -> StopContainer {
    _child(StopContainer.self, of: Stop(place: place), base: _App_StopContainer_base)
  }
}

extension StopContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (StopContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (StopContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension StopContainer {
  /// `String`, an input of the container.
  var place: String { _input(.place) { (it: Stop) in it.place } }

  /// `Plaque`, a singleton, provided by `Plaque` in App.swift.
  var plaque: Plaque { _keptInChild(.plaque) }
}

extension SessionContainer {
  /// `Badge`, the same as long as something holds it, provided by `Badge` in App.swift.
  var badge: Badge { _weak(.badge) }

  /// `Basket`, a singleton, provided by `Basket` in App.swift.
  var basket: Basket { _keptInChild(.basket) }

  /// `Page`, new each time, provided by `Page` in App.swift.
  func page(word: String) -> Page {
    if let make = _override(of: .page) { return make(_handle, word) }
    return _build_SessionContainer_page(self, word)
  }
}

extension VisitContainer {
  /// `Seat`, a singleton for each `name`, provided by `Seat` in App.swift.
  func seat(name: String) -> Seat {
    _keyed(.seat, by: name) { (c: VisitContainer) -> Seat in
      if let make = c._override(of: .seat) { return make(c._handle, name) }
      return _build_VisitContainer_seat(c, name)
    }
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Feature(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_SessionContainer_badge(_ c: SessionContainer) -> Badge { Badge(session: c._handle) }

private func _build_SessionContainer_basket(_ c: SessionContainer) -> Basket {
  let handle = c._handle
  return Basket(cart: c.cart, log: c.log, overview: { () -> Overview in handle.overview })
}

private func _build_SessionContainer_page(_ c: SessionContainer, _ word: String) -> Page {
  Page(basket: c.basket, greeting: c.greeting(word: word), word: word)
}

private func _build_StopContainer_place(_ c: StopContainer) -> String { c._inputs(Stop.self).place }

private func _build_StopContainer_plaque(_ c: StopContainer) -> Plaque {
  Plaque(user: c.user, guide: c.guide, place: c.place, basket: c.basket)
}

private func _build_VisitContainer_seat(_ c: VisitContainer, _ name: String) -> Seat {
  Seat(name: name, basket: Lazy<Basket>(_of: c, kept: .basket), room: c.room)
}

#sourceLocation(file: "App.swift", line: 16)
private func _check_0() { _ =
            _Kept<Badge>.self }
#sourceLocation(file: "App.swift", line: 4)
private func _check_1() { _ =
            _Kept<Basket>.self }
#sourceLocation(file: "App.swift", line: 43)
private func _check_3() { _ =
      _Kept<String>.self }
#sourceLocation(file: "App.swift", line: 46)
private func _check_4() { _ =
            _Kept<Plaque>.self }
#sourceLocation(file: "App.swift", line: 22)
private func _check_5() { _ =
            _Kept<Seat>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> Badge { static var badge: Self { _App_SessionContainer_base.key(0, child: 0, _build_SessionContainer_badge, lifetime: .weak) } }
extension Key where Maker == @Sendable (SessionContainer) -> Basket { static var basket: Self { _App_SessionContainer_base.key(1, child: 1, _build_SessionContainer_basket) } }
extension Key where Maker == @Sendable (SessionContainer, String) -> Page { static var page: Self { _App_base.key(2) { c, word in _build_SessionContainer_page(c, word) } } }
extension Key where Maker == @Sendable (StopContainer) -> String { static var place: Self { _App_StopContainer_base.key(3, child: 0, _build_StopContainer_place) } }
extension Key where Maker == @Sendable (StopContainer) -> Plaque { static var plaque: Self { _App_StopContainer_base.key(4, child: 1, _build_StopContainer_plaque) } }
extension Key where Maker == @Sendable (VisitContainer, String) -> Seat { static var seat: Self { _App_VisitContainer_base.key(5, child: 0) { c, name in _build_VisitContainer_seat(c, name) } } }

private let _App_needs: StaticString = """
  SessionContainer.badge: *
  SessionContainer.basket: Core.SessionContainer.cart Core.log Feature.SessionContainer.overview
  SessionContainer.page: Core.SessionContainer.greeting SessionContainer.basket
  StopContainer.place:
  StopContainer.plaque: Core.SessionContainer.user Feature.TourContainer.guide SessionContainer.basket StopContainer.place
  VisitContainer.seat: Core.VisitContainer.room SessionContainer.basket
  """

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.badge)
  entries.add(.basket)
}

private func _App_StopContainer_dynamic(_ entries: inout _DynamicEntriesOf<StopContainer>) {
  entries.add(.place, name: "place")
  entries.add(.plaque)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
private let _App_StopContainer_base = _SlotBase()
private let _App_VisitContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.register(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
  plan.register(StopContainer.self, slots: 2, base: _App_StopContainer_base, of: _App_base)
  plan.register(VisitContainer.self, slots: 1, base: _App_VisitContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.list(_App_StopContainer_dynamic)
}
