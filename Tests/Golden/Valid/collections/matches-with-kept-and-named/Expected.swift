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

  /// `Cat`, a singleton, provided by `Cat` in App.swift.
  var cat: Cat { _kept(.cat) }

  /// `Dog`, new each time, provided by `Dog` in App.swift.
  var guardDog: Dog {
    if let make = _override(of: .guardDog) { return make(_handle) }
    return _build_guardDog(self)
  }

  /// `House`, new each time, provided by `House` in App.swift.
  var house: House {
    if let make = _override(of: .house) { return make(_handle) }
    return _build_house(self)
  }

  /// `Radio`, a singleton, provided by `Radio` in App.swift.
  var radio: Radio { _kept(.radio) }

  /// `any Speaker`, by its nearest provided subtype, `radio`.
  var speaker: any Speaker {
    if let make = _override(of: .speaker) { return make(_handle) }
    return _build_speaker(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_car(_ c: Container) -> Car { Car() }

private func _build_cat(_ c: Container) -> Cat { Cat() }

private func _build_guardDog(_ c: Container) -> Dog { Dog() }

private func _build_house(_ c: Container) -> House {
  let handle = c._handle
  return House(animal: c.cat, pet: c.cat, guardDog: c.guardDog, speaker: c.speaker, later: { () -> any Speaker in handle.speaker })
}

private func _build_radio(_ c: Container) -> Radio { Radio() }

private func _build_speaker(_ c: Container) -> any Speaker { c.radio }

#sourceLocation(file: "App.swift", line: 3)
private func _check_0() { _ =
            _Kept<Cat>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 12)
private func _check_1() { _ =
            _Kept<Radio>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Car { static var car: Self { _App_base.key(2, _build_car, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Cat { static var cat: Self { _App_base.key(0, _build_cat) } }
extension Key where Maker == @Sendable (Container) -> Dog { static var guardDog: Self { _App_base.key(3, _build_guardDog, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> House { static var house: Self { _App_base.key(4, _build_house, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Radio { static var radio: Self { _App_base.key(1, _build_radio) } }
extension Key where Maker == @Sendable (Container) -> any Speaker { static var speaker: Self { _App_base.key(5, _build_speaker, lifetime: .transient) } }

private let _App_needs: StaticString = """
  cat:
  radio:
  car:
  guardDog:
  house: cat guardDog speaker
  speaker: radio
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.car)
  entries.add(.cat)
  entries.add(.guardDog, name: "guardDog")
  entries.add(.house)
  entries.add(.radio)
  entries.add(.speaker)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
