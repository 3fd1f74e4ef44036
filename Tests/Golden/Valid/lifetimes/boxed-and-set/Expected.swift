// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Car`, new each time, provided by `Car` in App.swift.
  var car: Car {
    if let make = _override(of: .car) { return make(_handle) }
    return _build_car(self)
  }

  /// `Box<Radio>`, a singleton, provided by `Radio` in App.swift.
  var radio: Box<Radio> { _kept(.radio) }

  /// `Box<Radio>`, new each time, provided by `makeRadio` in App.swift.
  func spare(volume: Int = 1) throws(Missing) -> Box<Radio> {
    if let make = _override(of: .spare) { return try make(_handle, volume) }
    return try _build_spare(self, volume)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_car(_ c: Container) -> Car {
  let handle = c._handle
  return Car(radio: c.radio, spare: { (volume: Int) throws(Missing) -> Box<Radio> in try handle.spare(volume: volume) })
}

private func _build_radio(_ c: Container) -> Box<Radio> {
  var value = Radio()
  _set_radio(&value)
  return Box<Radio>(value)
}

private func _build_spare(_ c: Container, _ volume: Int) throws(Missing) -> Box<Radio> {
  var value = try makeRadio(volume: volume)
  _set_spare(&value)
  return Box<Radio>(value)
}

private func _set_radio(_ it: inout Radio) {
#sourceLocation(file: "App.swift", line: 5)
                                 it.volume = 7
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
                                             it.name = "radio"
#sourceLocation()
}

private func _set_spare(_ it: inout Radio) {
#sourceLocation(file: "App.swift", line: 11)
                                   it.name = "set"
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 4)
private func _check_0() { _ =
                       _Kept<Box<Radio>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check_2() { _ =
            _Kept<Box<Radio>>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Car { static var car: Self { _App_base.key(1, _build_car, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Box<Radio> { static var radio: Self { _App_base.key(0, _build_radio) } }
extension Key where Maker == @Sendable (Container, Int) throws(Missing) -> Box<Radio> { static var spare: Self { _App_base.key(2) { c, volume throws(Missing) in try _build_spare(c, volume) } } }

private let _App_needs: StaticString = """
  radio:
  car: radio spare
  spare:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.car)
  entries.add(.radio)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
