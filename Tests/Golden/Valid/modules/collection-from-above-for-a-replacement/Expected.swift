// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import Mid

extension Container {
  /// A container of all providers of Core, Mid, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Lisbon`, new each time, provided by `Lisbon` in App.swift.
  var lisbon: Lisbon {
    if let make = _override(of: .lisbon) { return make(_handle) }
    return _build_lisbon(self)
  }

  /// `[any Zone]`, new each time, of `lisbon`.
  var zones: [any Zone] {
    if let make = _override(of: .App::zones) { return make(_handle) }
    return _build_zones(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Mid(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_lisbon(_ c: Container) -> Lisbon { Lisbon() }

private func _build_zones(_ c: Container) -> [any Zone] { c._joined(.App::zones, _build_Container_zones) }

private func _build_Container_zones(_ c: Container) -> [any Zone] { [c.lisbon] }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Lisbon { static var lisbon: Self { _App_base.key(0, _build_lisbon, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Zone] { static var zones: Self { _App_base.key(1, _build_zones, lifetime: .transient) } }

private let _App_needs: StaticString = """
  lisbon:
  zones: lisbon
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.lisbon)
  entries.add(.App::zones)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(1, _build_Container_zones, "zones"))
}
