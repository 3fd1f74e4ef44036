// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any (Model & Named).Type`, a singleton, provided by `both` in App.swift.
  var both: any (Model & Named).Type { _kept(.both) }

  /// `Car.Type`, a singleton, provided by `car` in App.swift.
  var car: Car.Type { _kept(.car) }

  /// `Factory`, new each time, provided by `Factory` in App.swift.
  var factory: Factory {
    if let make = _override(of: .factory) { return make(_handle) }
    return _build_factory(self)
  }

  /// `any Model.Type`, a singleton, provided by `model` in App.swift.
  var model: any Model.Type { _kept(.model) }

  /// `[any Model.Type]`, a singleton, provided by `models` in App.swift.
  var models: [any Model.Type] { _kept(.models) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_both(_ c: Container) -> any (Model & Named).Type { both() }

private func _build_car(_ c: Container) -> Car.Type { car }

private func _build_factory(_ c: Container) -> Factory {
  Factory(model: c.model, both: c.both, car: c.car, models: c.models)
}

private func _build_model(_ c: Container) -> any Model.Type { model() }

private func _build_models(_ c: Container) -> [any Model.Type] { models() }

#sourceLocation(file: "App.swift", line: 9)
private func _check_0() { _ =
            _Kept<any (Model & Named).Type>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 12)
private func _check_1() { _ =
            _Kept<Car.Type>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 6)
private func _check_2() { _ =
            _Kept<any Model.Type>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
private func _check_3() { _ =
            _Kept<[any Model.Type]>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any (Model & Named).Type { static var both: Self { _App_base.key(0, _build_both) } }
extension Key where Maker == @Sendable (Container) -> Car.Type { static var car: Self { _App_base.key(1, _build_car) } }
extension Key where Maker == @Sendable (Container) -> Factory { static var factory: Self { _App_base.key(4, _build_factory, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Model.Type { static var model: Self { _App_base.key(2, _build_model) } }
extension Key where Maker == @Sendable (Container) -> [any Model.Type] { static var models: Self { _App_base.key(3, _build_models) } }

private let _App_needs: StaticString = """
  both:
  car:
  model:
  models:
  factory: both car model models
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.both)
  entries.add(.car)
  entries.add(.factory)
  entries.add(.model)
  entries.add(.models)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 4, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
