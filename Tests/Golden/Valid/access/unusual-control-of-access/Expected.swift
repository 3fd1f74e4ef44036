// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Engine`, a singleton, provided by `Engine` in App.swift.
  var engine: Engine { _kept(.engine) }

  /// `Wheel`, new each time, provided by `Parts.spare` in App.swift.
  public var spareWheel: Wheel {
    if let make = _override(of: .spareWheel) { return make(_handle) }
    return _build_spareWheel(self)
  }

  /// `Wheel`, new each time, provided by `Wheel` in App.swift.
  public func wheel(size: Int = 3) -> Wheel {
    if let make = _override(of: .wheel) { return make(_handle, size) }
    return _build_wheel(self, size)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_engine(_ c: Container) -> Engine { Engine() }

private func _build_spareWheel(_ c: Container) -> Wheel { Parts.spare(engine: c.engine) }

private func _build_wheel(_ c: Container, _ size: Int) -> Wheel { Wheel(size: size) }

#sourceLocation(file: "App.swift", line: 2)
private func _check_0() { _ =
            _Kept<Engine>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Engine { static var engine: Self { _App_base.key(0, _build_engine) } }
extension Key where Maker == @Sendable (Container) -> Wheel { public static var spareWheel: Self { _App_base.key(1, _build_spareWheel, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Wheel { public static var wheel: Self { _App_base.key(2) { c, size in _build_wheel(c, size) } } }

private let _App_needs: StaticString = """
  engine:
  spareWheel: engine
  wheel:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.engine)
  entries.add(.spareWheel, name: "spareWheel")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
