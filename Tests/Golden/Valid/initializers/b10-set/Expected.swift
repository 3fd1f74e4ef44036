// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Box2`, new each time, provided by `Box2` in Widgets.swift.
  var box2: Box2 {
    if let make = _override(of: .box2) { return make(_handle) }
    return _build_box2(self)
  }

  /// `Confusing`, new each time, provided by `Confusing` in Widgets.swift.
  func confusing(seed: Int) -> Confusing {
    if let make = _override(of: .confusing) { return make(_handle, seed) }
    return _build_confusing(self, seed)
  }

  /// `Named`, new each time, provided by `makeNamed` in Widgets.swift.
  func custom(size: Int) throws -> Named {
    if let make = _override(of: .custom) { return try make(_handle, size) }
    return try _build_custom(self, size)
  }

  /// `Named`, new each time, provided by `makeNamed` in Widgets.swift.
  func custom() throws -> Named {
    if let make = _override(of: .custom) { return try make(_handle, nil) }
    return try _build_custom(self, nil)
  }

  /// `any Drawable`, new each time, provided by `Panel` in Widgets.swift.
  var drawable: any Drawable {
    if let make = _override(of: .drawable) { return make(_handle) }
    return _build_drawable(self)
  }

  /// `Gauge`, a singleton, provided by `Gauge` in Widgets.swift.
  var gauge: Gauge { _kept(.gauge) }

  /// `any Meter`, a singleton, provided by `Gauge` in Widgets.swift.
  var meter: any Meter { _kept(.meter) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_box2(_ c: Container) -> Box2 {
  var value = Box2()
  _set_box2(&value)
  return value
}

private func _build_confusing(_ c: Container, _ seed: Int) -> Confusing {
  var value = Confusing(seed: seed)
  _set_confusing(&value)
  return value
}

private func _build_custom(_ c: Container, _ size: Int?) throws -> Named {
  var value = switch size {
  case let size?: try makeNamed(gauge: c.gauge, size: size)
  case nil: try makeNamed(gauge: c.gauge)
  }
  _set_custom(&value)
  return value
}

private func _build_drawable(_ c: Container) -> any Drawable {
  var value = Panel()
  _set_drawable(&value)
  return _check_drawable(value)
}

private func _build_gauge(_ c: Container) -> Gauge {
  var value = Gauge()
  _set_gauge(&value)
  return value
}

private func _build_meter(_ c: Container) -> any Meter {
  _check_meter(c._isFresh(_App_base, 1) ? c._newValue(of: .gauge, isOriginal: false) : c.gauge)
}

private func _set_box2(_ it: inout Box2) {
#sourceLocation(file: "Widgets.swift", line: 5)
               it.width = 10
#sourceLocation(file: "Widgets.swift", line: 5)
                           it.height = 20
#sourceLocation()
}

private func _set_confusing(_ it: inout Confusing) {
#sourceLocation(file: "Widgets.swift", line: 35)
               it.c = value
#sourceLocation(file: "Widgets.swift", line: 35)
                          it.value = limit
#sourceLocation()
}

private func _set_custom(_ it: inout Named) {
#sourceLocation(file: "Widgets.swift", line: 45)
                             it.name = "custom"
#sourceLocation()
}

private func _set_drawable(_ it: inout Panel) {
#sourceLocation(file: "Widgets.swift", line: 17)
               it.style.color = "red"
#sourceLocation(file: "Widgets.swift", line: 17)
                                    it.style.border = [1, 2, 3].reduce(0) { $0 + $1 }
#sourceLocation(file: "Widgets.swift", line: 18)
  it.title = "two, lines"
#sourceLocation(file: "Widgets.swift", line: 18)
                        it.`default` = true
#sourceLocation()
}

private func _set_gauge(_ it: inout Gauge) {
#sourceLocation(file: "Widgets.swift", line: 26)
                                             it.limit = 5
#sourceLocation()
}

#sourceLocation(file: "Widgets.swift", line: 17)
private func _check_drawable(_ value: consuming Panel) -> any Drawable {
                                                  value }
#sourceLocation(file: "Widgets.swift", line: 25)
private func _check_0() { _ =
            _Kept<Gauge>.self }
#sourceLocation(file: "Widgets.swift", line: 25)
private func _check_meter(_ value: consuming Gauge) -> any Meter {
                                  value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Box2 { static var box2: Self { _App_base.key(2, _build_box2, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Confusing { static var confusing: Self { _App_base.key(3) { c, seed in _build_confusing(c, seed) } } }
extension Key where Maker == @Sendable (Container, Int?) throws -> Named { static var custom: Self { _App_base.key(4) { c, size throws in try _build_custom(c, size) } } }
extension Key where Maker == @Sendable (Container) -> any Drawable { static var drawable: Self { _App_base.key(5, _build_drawable, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Gauge { static var gauge: Self { _App_base.key(0, _build_gauge) } }
extension Key where Maker == @Sendable (Container) -> any Meter { static var meter: Self { _App_base.key(1, _build_meter) } }

private let _App_needs: StaticString = """
  gauge:
  meter: gauge
  box2:
  confusing:
  custom: gauge
  drawable:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.box2)
  entries.add(.drawable)
  entries.add(.gauge)
  entries.add(.meter)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 2, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
