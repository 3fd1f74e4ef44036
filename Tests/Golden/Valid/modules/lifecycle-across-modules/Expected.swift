// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, in the place of `Core.clock`, provided by `RadioClock` in App.swift.
  fileprivate var _Core_clock: any Clock { _kept(._Core_clock) }

  /// `Link`, a singleton, provided by `makeLink` in App.swift.
  var makeLink: Link { _kept(.makeLink) }

  /// `any Payments`, a singleton, provided by `Bank` in App.swift.
  var payments: any Payments { _kept(.App::payments) }

  /// `[any Plugin]`, new each time, of `weather`.
  var plugins: [any Plugin] {
    if let make = _override(of: .App::plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `App.Shared`, a singleton, provided by `App.Shared` in App.swift.
  var shared: App.Shared { _kept(.App::shared) }

  /// `Weather`, a singleton, provided by `Weather` in App.swift.
  var weather: Weather { _kept(.weather) }
}

extension SessionContainer {
  /// `Basket`, a singleton, provided by `Basket` in App.swift.
  var basket: Basket { _keptInChild(.basket) }
}

private let _App_plan = _Plan { plan in
  _hand_over_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__Core_clock(_ c: Container) -> any Clock {
  let value = RadioClock()
  _close__Core_clock(c, value)
  return _check__Core_clock(value)
}

private func _build_SessionContainer_basket(_ c: SessionContainer) -> Basket {
  let value = Basket(cart: c.cart, clock: c.clock)
  _close_SessionContainer_basket(c, value)
  return value
}

private func _build_makeLink(_ c: Container) -> Link {
  let value = makeLink()
  _close_makeLink(c, value)
  return value
}

private func _build_payments(_ c: Container) -> any Payments {
  let value = Bank()
  _close_payments(c, value)
  return _check_payments(value)
}

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.App::plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.weather] }

private func _build_shared(_ c: Container) -> App.Shared { App.Shared() }

private func _build_weather(_ c: Container) -> Weather {
  let value = Weather()
  _close_weather(c, value)
  return value
}

#sourceLocation(file: "App.swift", line: 10)
private func _check_0() { _ =
            _Kept<any Clock>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check__Core_clock(_ value: consuming RadioClock) -> any Clock {
                                 value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _close__Core_clock(_ c: Container, _ value: RadioClock) { c._onClose(_App_base, 0) { try await _closing(
                                                value.stop()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
private func _check_5() { _ =
            _Kept<Basket>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
private func _close_SessionContainer_basket(_ c: SessionContainer, _ value: Basket) { c._onClose(_App_SessionContainer_base, 5, child: 0) { try await _closing(
                                              value.close()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 26)
private func _check_1() { _ =
            _Kept<Link>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 26)
private func _close_makeLink(_ c: Container, _ value: Link) { c._onClose(_App_base, 1) { try await _closing(
                                 value.unlink()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 3)
private func _check_payments(_ value: consuming Bank) -> any Payments {
                           value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 3)
private func _close_payments(_ c: Container, _ value: Bank) { c._onClose(_App_base, 2) { try await _closing(
                                        value.close()) } }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 16)
private func _check_3() { _ =
            _Kept<App.Shared>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 19)
private func _check_4() { _ =
            _Kept<Weather>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 19)
private func _close_weather(_ c: Container, _ value: Weather) { c._onClose(_App_base, 4) { try await _closing(
                                        value.close()) } }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { fileprivate static var _Core_clock: Self { _App_base.key(0, _build__Core_clock) } }
extension Key where Maker == @Sendable (SessionContainer) -> Basket { static var basket: Self { _App_SessionContainer_base.key(5, child: 0, _build_SessionContainer_basket) } }
extension Key where Maker == @Sendable (Container) -> Link { static var makeLink: Self { _App_base.key(1, _build_makeLink) } }
extension Key where Maker == @Sendable (Container) -> any Payments { static var payments: Self { _App_base.key(2, _build_payments) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(6, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> App.Shared { static var shared: Self { _App_base.key(3, _build_shared) } }
extension Key where Maker == @Sendable (Container) -> Weather { static var weather: Self { _App_base.key(4, _build_weather) } }

private let _App_needs: StaticString = """
  _Core_clock:
  makeLink:
  payments:
  shared:
  weather:
  SessionContainer.basket: Core.SessionContainer.cart Core.clock
  plugins: weather
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.makeLink)
  entries.add(.App::payments)
  entries.add(.App::plugins)
  entries.add(.App::shared, name: "shared")
  entries.add(.weather)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.basket)
}

private func _App_eager(_ entries: inout _EagerEntries) {
  entries.add(.App::shared)
  entries.add(.makeLink)
}

private func _App_SessionContainer_eager(_ entries: inout _EagerEntriesOf<SessionContainer>) {
  entries.add(.basket)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 5, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 1, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.warm(_App_eager)
  plan.warm(_App_SessionContainer_eager)
  plan.replace(.Core::clock, by: ._Core_clock, .singleton, _App_base.key(0) { c in c._Core_clock })
  plan.join(_App_base.key(6, _build_Container_plugins, "plugins"))
}

/// Hands over what Core requires.
private func _hand_over_to_Core(_ plan: inout _Plan) {
  plan.meet("Core.payments", by: "App.payments", .singleton)
  let payments = { @Sendable (c: Container) in c.App::payments }
  _apply_DIGenPlugin_to_Core(&plan, payments: payments)
}
