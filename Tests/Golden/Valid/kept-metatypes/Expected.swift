// Made by DIGenPlugin from the directives in App. Changes made here are lost.

@_spi(Generated) public import DIRuntime

/// Where the target's default isolation is the main actor, this does not compile.
private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }

  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) {
    self.init(_plan: _App_plan, overrides)
  }
}

extension Container {
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

extension Key where Maker == @Sendable (Container) -> any (Model & Named).Type {
  static var both: Self { _App_base.key(0, _build_both) }
}

extension Key where Maker == @Sendable (Container) -> Car.Type {
  static var car: Self { _App_base.key(1, _build_car) }
}

extension Key where Maker == @Sendable (Container) -> Factory {
  static var factory: Self { _App_base.key(4, _build_factory, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> any Model.Type {
  static var model: Self { _App_base.key(2, _build_model) }
}

extension Key where Maker == @Sendable (Container) -> [any Model.Type] {
  static var models: Self { _App_base.key(3, _build_models) }
}

/// What each provider needs, in the order of their numbers.
private let _App_needs: StaticString = """
  both:
  car:
  model:
  models:
  factory: both car model models
  """

/// Lists the providers that are found by their types.
private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.both)
  entries.add(.car)
  entries.add(.factory)
  entries.add(.model)
  entries.add(.models)
}

/// Where this module's slots begin in every container.
private let _App_base = _SlotBase()

/// Ties this module's providers into a container's plan.
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 4, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_both(_ c: Container) -> any (Model & Named).Type {
  both()
}

private func _build_car(_ c: Container) -> Car.Type {
  car
}

private func _build_factory(_ c: Container) -> Factory {
  Factory(model: c.model, both: c.both, car: c.car, models: c.models)
}

private func _build_model(_ c: Container) -> any Model.Type {
  model()
}

private func _build_models(_ c: Container) -> [any Model.Type] {
  models()
}

#sourceLocation(file: "App.swift", line: 10)
private typealias _check_0 = _Kept<any (Model & Named).Type>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 13)
private typealias _check_1 = _Kept<Car.Type>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 7)
private typealias _check_2 = _Kept<any Model.Type>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 16)
private typealias _check_3 = _Kept<[any Model.Type]>
#sourceLocation()
