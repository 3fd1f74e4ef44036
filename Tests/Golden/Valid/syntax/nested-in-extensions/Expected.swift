// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Car`, new each time, provided by `Car` in Outer.swift.
  var car: Car {
    if let make = _override(of: .car) { return make(_handle) }
    return _build_car(self)
  }

  /// `Outer.Deep.Settings`, new each time, provided by `Outer.Deep.deepSettings` in Outer.swift.
  var deepSettings: Outer.Deep.Settings {
    if let make = _override(of: .deepSettings) { return make(_handle) }
    return _build_deepSettings(self)
  }

  /// `Outer.Deep.Engine`, a singleton, provided by `Outer.Deep.Engine` in Outer.swift.
  var engine: Outer.Deep.Engine { _kept(.engine) }

  /// `Outer.Settings`, new each time, provided by `Outer.settings` in Outer.swift.
  var settings: Outer.Settings {
    if let make = _override(of: .settings) { return make(_handle) }
    return _build_settings(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_car(_ c: Container) -> Car { Car(engine: c.engine) }

private func _build_deepSettings(_ c: Container) -> Outer.Deep.Settings { Outer.Deep.deepSettings }

private func _build_engine(_ c: Container) -> Outer.Deep.Engine {
  Outer.Deep.Engine(settings: c.deepSettings, outer: c.settings)
}

private func _build_settings(_ c: Container) -> Outer.Settings { Outer.settings() }

#sourceLocation(file: "Outer.swift", line: 10)
private func _check_0() { _ =
              _Kept<Outer.Deep.Engine>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Car { static var car: Self { _App_base.key(1, _build_car, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Outer.Deep.Settings { static var deepSettings: Self { _App_base.key(2, _build_deepSettings, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Outer.Deep.Engine { static var engine: Self { _App_base.key(0, _build_engine) } }
extension Key where Maker == @Sendable (Container) -> Outer.Settings { static var settings: Self { _App_base.key(3, _build_settings, lifetime: .transient) } }

private let _App_needs: StaticString = """
  engine: deepSettings settings
  car: engine
  deepSettings:
  settings:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.car)
  entries.add(.deepSettings)
  entries.add(.engine)
  entries.add(.settings)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
