// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Car.Type`, new each time, provided by `Values.concrete` in App.swift.
  var concrete: Car.Type {
    if let make = _override(of: .concrete) { return make(_handle) }
    return _build_concrete(self)
  }

  /// `Garage`, new each time, provided by `Garage` in App.swift.
  var garage: Garage {
    if let make = _override(of: .garage) { return make(_handle) }
    return _build_garage(self)
  }

  /// `any Model.Type`, new each time, provided by `Values.model` in App.swift.
  var model: any Model.Type {
    if let make = _override(of: .model) { return make(_handle) }
    return _build_model(self)
  }

  /// `Result<Car, Failed>`, new each time, provided by `Values.outcome` in App.swift.
  var outcome: Result<Car, Failed> {
    if let make = _override(of: .outcome) { return make(_handle) }
    return _build_outcome(self)
  }

  /// `KeyPath<String, Int>`, new each time, provided by `Values.path` in App.swift.
  var path: KeyPath<String, Int> {
    if let make = _override(of: .path) { return make(_handle) }
    return _build_path(self)
  }

  /// `Size`, new each time, provided by `Values.size` in App.swift.
  var size: Size {
    if let make = _override(of: .size) { return make(_handle) }
    return _build_size(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_concrete(_ c: Container) -> Car.Type { Values.concrete() }

private func _build_garage(_ c: Container) -> Garage {
  Garage(size: c.size, outcome: c.outcome, model: c.model, concrete: c.concrete, path: c.path)
}

private func _build_model(_ c: Container) -> any Model.Type { Values.model }

private func _build_outcome(_ c: Container) -> Result<Car, Failed> { Values.outcome() }

private func _build_path(_ c: Container) -> KeyPath<String, Int> { Values.path }

private func _build_size(_ c: Container) -> Size { Values.size() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Car.Type { static var concrete: Self { _App_base.key(0, _build_concrete, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Garage { static var garage: Self { _App_base.key(1, _build_garage, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Model.Type { static var model: Self { _App_base.key(2, _build_model, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Result<Car, Failed> { static var outcome: Self { _App_base.key(3, _build_outcome, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> KeyPath<String, Int> { static var path: Self { _App_base.key(4, _build_path, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Size { static var size: Self { _App_base.key(5, _build_size, lifetime: .transient) } }

private let _App_needs: StaticString = """
  concrete:
  garage: concrete model outcome path size
  model:
  outcome:
  path:
  size:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.concrete)
  entries.add(.garage)
  entries.add(.model)
  entries.add(.outcome)
  entries.add(.path)
  entries.add(.size)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
