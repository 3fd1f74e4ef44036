// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

nonisolated extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Model1`, a singleton, provided by `Model1` in App.swift.
  @MainActor var model1: Model1 { _kept(_unisolated(.model1)) }

  /// `Model13`, a singleton, provided by `Model13` in App.swift.
  @MainActor var model13: Model13 { _kept(_unisolated(.model13)) }

  /// `Model17`, a singleton, provided by `Model17` in App.swift.
  @MainActor var model17: Model17 { _kept(_unisolated(.model17)) }

  /// `Model21`, a singleton, provided by `Model21` in App.swift.
  @MainActor var model21: Model21 { _kept(_unisolated(.model21)) }

  /// `Model25`, a singleton, provided by `Model25` in App.swift.
  @MainActor var model25: Model25 { _kept(_unisolated(.model25)) }

  /// `Model29`, a singleton, provided by `Model29` in App.swift.
  @MainActor var model29: Model29 { _kept(_unisolated(.model29)) }

  /// `Model33`, a singleton, provided by `Model33` in App.swift.
  @MainActor var model33: Model33 { _kept(_unisolated(.model33)) }

  /// `Model37`, a singleton, provided by `Model37` in App.swift.
  @MainActor var model37: Model37 { _kept(_unisolated(.model37)) }

  /// `Model41`, a singleton, provided by `Model41` in App.swift.
  @MainActor var model41: Model41 { _kept(_unisolated(.model41)) }

  /// `Model45`, a singleton, provided by `Model45` in App.swift.
  @MainActor var model45: Model45 { _kept(_unisolated(.model45)) }

  /// `Model49`, a singleton, provided by `Model49` in App.swift.
  @MainActor var model49: Model49 { _kept(_unisolated(.model49)) }

  /// `Model5`, a singleton, provided by `Model5` in App.swift.
  @MainActor var model5: Model5 { _kept(_unisolated(.model5)) }

  /// `Model53`, a singleton, provided by `Model53` in App.swift.
  @MainActor var model53: Model53 { _kept(_unisolated(.model53)) }

  /// `Model57`, a singleton, provided by `Model57` in App.swift.
  @MainActor var model57: Model57 { _kept(_unisolated(.model57)) }

  /// `Model9`, a singleton, provided by `Model9` in App.swift.
  @MainActor var model9: Model9 { _kept(_unisolated(.model9)) }

  /// `Screen11`, new each time, provided by `Screen11` in App.swift.
  @MainActor var screen11: Screen11 {
    if let make = _override(of: _unisolated(.screen11)) { return make(_handle) }
    return _build_screen11(self)
  }

  /// `Screen12`, new each time, provided by `Screen12` in App.swift.
  @MainActor var screen12: Screen12 {
    if let make = _override(of: _unisolated(.screen12)) { return make(_handle) }
    return _build_screen12(self)
  }

  /// `Screen15`, new each time, provided by `Screen15` in App.swift.
  @MainActor var screen15: Screen15 {
    if let make = _override(of: _unisolated(.screen15)) { return make(_handle) }
    return _build_screen15(self)
  }

  /// `Screen16`, new each time, provided by `Screen16` in App.swift.
  @MainActor var screen16: Screen16 {
    if let make = _override(of: _unisolated(.screen16)) { return make(_handle) }
    return _build_screen16(self)
  }

  /// `Screen19`, new each time, provided by `Screen19` in App.swift.
  @MainActor var screen19: Screen19 {
    if let make = _override(of: _unisolated(.screen19)) { return make(_handle) }
    return _build_screen19(self)
  }

  /// `Screen20`, new each time, provided by `Screen20` in App.swift.
  @MainActor var screen20: Screen20 {
    if let make = _override(of: _unisolated(.screen20)) { return make(_handle) }
    return _build_screen20(self)
  }

  /// `Screen23`, new each time, provided by `Screen23` in App.swift.
  @MainActor var screen23: Screen23 {
    if let make = _override(of: _unisolated(.screen23)) { return make(_handle) }
    return _build_screen23(self)
  }

  /// `Screen24`, new each time, provided by `Screen24` in App.swift.
  @MainActor var screen24: Screen24 {
    if let make = _override(of: _unisolated(.screen24)) { return make(_handle) }
    return _build_screen24(self)
  }

  /// `Screen27`, new each time, provided by `Screen27` in App.swift.
  @MainActor var screen27: Screen27 {
    if let make = _override(of: _unisolated(.screen27)) { return make(_handle) }
    return _build_screen27(self)
  }

  /// `Screen28`, new each time, provided by `Screen28` in App.swift.
  @MainActor var screen28: Screen28 {
    if let make = _override(of: _unisolated(.screen28)) { return make(_handle) }
    return _build_screen28(self)
  }

  /// `Screen3`, new each time, provided by `Screen3` in App.swift.
  @MainActor var screen3: Screen3 {
    if let make = _override(of: _unisolated(.screen3)) { return make(_handle) }
    return _build_screen3(self)
  }

  /// `Screen31`, new each time, provided by `Screen31` in App.swift.
  @MainActor var screen31: Screen31 {
    if let make = _override(of: _unisolated(.screen31)) { return make(_handle) }
    return _build_screen31(self)
  }

  /// `Screen32`, new each time, provided by `Screen32` in App.swift.
  @MainActor var screen32: Screen32 {
    if let make = _override(of: _unisolated(.screen32)) { return make(_handle) }
    return _build_screen32(self)
  }

  /// `Screen35`, new each time, provided by `Screen35` in App.swift.
  @MainActor var screen35: Screen35 {
    if let make = _override(of: _unisolated(.screen35)) { return make(_handle) }
    return _build_screen35(self)
  }

  /// `Screen36`, new each time, provided by `Screen36` in App.swift.
  @MainActor var screen36: Screen36 {
    if let make = _override(of: _unisolated(.screen36)) { return make(_handle) }
    return _build_screen36(self)
  }

  /// `Screen39`, new each time, provided by `Screen39` in App.swift.
  @MainActor var screen39: Screen39 {
    if let make = _override(of: _unisolated(.screen39)) { return make(_handle) }
    return _build_screen39(self)
  }

  /// `Screen4`, new each time, provided by `Screen4` in App.swift.
  @MainActor var screen4: Screen4 {
    if let make = _override(of: _unisolated(.screen4)) { return make(_handle) }
    return _build_screen4(self)
  }

  /// `Screen40`, new each time, provided by `Screen40` in App.swift.
  @MainActor var screen40: Screen40 {
    if let make = _override(of: _unisolated(.screen40)) { return make(_handle) }
    return _build_screen40(self)
  }

  /// `Screen43`, new each time, provided by `Screen43` in App.swift.
  @MainActor var screen43: Screen43 {
    if let make = _override(of: _unisolated(.screen43)) { return make(_handle) }
    return _build_screen43(self)
  }

  /// `Screen44`, new each time, provided by `Screen44` in App.swift.
  @MainActor var screen44: Screen44 {
    if let make = _override(of: _unisolated(.screen44)) { return make(_handle) }
    return _build_screen44(self)
  }

  /// `Screen47`, new each time, provided by `Screen47` in App.swift.
  @MainActor var screen47: Screen47 {
    if let make = _override(of: _unisolated(.screen47)) { return make(_handle) }
    return _build_screen47(self)
  }

  /// `Screen48`, new each time, provided by `Screen48` in App.swift.
  @MainActor var screen48: Screen48 {
    if let make = _override(of: _unisolated(.screen48)) { return make(_handle) }
    return _build_screen48(self)
  }

  /// `Screen51`, new each time, provided by `Screen51` in App.swift.
  @MainActor var screen51: Screen51 {
    if let make = _override(of: _unisolated(.screen51)) { return make(_handle) }
    return _build_screen51(self)
  }

  /// `Screen52`, new each time, provided by `Screen52` in App.swift.
  @MainActor var screen52: Screen52 {
    if let make = _override(of: _unisolated(.screen52)) { return make(_handle) }
    return _build_screen52(self)
  }

  /// `Screen55`, new each time, provided by `Screen55` in App.swift.
  @MainActor var screen55: Screen55 {
    if let make = _override(of: _unisolated(.screen55)) { return make(_handle) }
    return _build_screen55(self)
  }

  /// `Screen56`, new each time, provided by `Screen56` in App.swift.
  @MainActor var screen56: Screen56 {
    if let make = _override(of: _unisolated(.screen56)) { return make(_handle) }
    return _build_screen56(self)
  }

  /// `Screen59`, new each time, provided by `Screen59` in App.swift.
  @MainActor var screen59: Screen59 {
    if let make = _override(of: _unisolated(.screen59)) { return make(_handle) }
    return _build_screen59(self)
  }

  /// `Screen60`, new each time, provided by `Screen60` in App.swift.
  @MainActor var screen60: Screen60 {
    if let make = _override(of: _unisolated(.screen60)) { return make(_handle) }
    return _build_screen60(self)
  }

  /// `Screen7`, new each time, provided by `Screen7` in App.swift.
  @MainActor var screen7: Screen7 {
    if let make = _override(of: _unisolated(.screen7)) { return make(_handle) }
    return _build_screen7(self)
  }

  /// `Screen8`, new each time, provided by `Screen8` in App.swift.
  @MainActor var screen8: Screen8 {
    if let make = _override(of: _unisolated(.screen8)) { return make(_handle) }
    return _build_screen8(self)
  }

  /// `Value10`, new each time, provided by `Value10` in App.swift.
  var value10: Value10 {
    if let make = _override(of: .value10) { return make(_handle) }
    return _build_value10(self)
  }

  /// `Value14`, new each time, provided by `Value14` in App.swift.
  var value14: Value14 {
    if let make = _override(of: .value14) { return make(_handle) }
    return _build_value14(self)
  }

  /// `Value18`, new each time, provided by `Value18` in App.swift.
  var value18: Value18 {
    if let make = _override(of: .value18) { return make(_handle) }
    return _build_value18(self)
  }

  /// `Value2`, new each time, provided by `Value2` in App.swift.
  var value2: Value2 {
    if let make = _override(of: .value2) { return make(_handle) }
    return _build_value2(self)
  }

  /// `Value22`, new each time, provided by `Value22` in App.swift.
  var value22: Value22 {
    if let make = _override(of: .value22) { return make(_handle) }
    return _build_value22(self)
  }

  /// `Value26`, new each time, provided by `Value26` in App.swift.
  var value26: Value26 {
    if let make = _override(of: .value26) { return make(_handle) }
    return _build_value26(self)
  }

  /// `Value30`, new each time, provided by `Value30` in App.swift.
  var value30: Value30 {
    if let make = _override(of: .value30) { return make(_handle) }
    return _build_value30(self)
  }

  /// `Value34`, new each time, provided by `Value34` in App.swift.
  var value34: Value34 {
    if let make = _override(of: .value34) { return make(_handle) }
    return _build_value34(self)
  }

  /// `Value38`, new each time, provided by `Value38` in App.swift.
  var value38: Value38 {
    if let make = _override(of: .value38) { return make(_handle) }
    return _build_value38(self)
  }

  /// `Value42`, new each time, provided by `Value42` in App.swift.
  var value42: Value42 {
    if let make = _override(of: .value42) { return make(_handle) }
    return _build_value42(self)
  }

  /// `Value46`, new each time, provided by `Value46` in App.swift.
  var value46: Value46 {
    if let make = _override(of: .value46) { return make(_handle) }
    return _build_value46(self)
  }

  /// `Value50`, new each time, provided by `Value50` in App.swift.
  var value50: Value50 {
    if let make = _override(of: .value50) { return make(_handle) }
    return _build_value50(self)
  }

  /// `Value54`, new each time, provided by `Value54` in App.swift.
  var value54: Value54 {
    if let make = _override(of: .value54) { return make(_handle) }
    return _build_value54(self)
  }

  /// `Value58`, new each time, provided by `Value58` in App.swift.
  var value58: Value58 {
    if let make = _override(of: .value58) { return make(_handle) }
    return _build_value58(self)
  }

  /// `Value6`, new each time, provided by `Value6` in App.swift.
  var value6: Value6 {
    if let make = _override(of: .value6) { return make(_handle) }
    return _build_value6(self)
  }
}

nonisolated private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@MainActor private func _build_model1(_ c: Container) -> Model1 { Model1() }

@MainActor private func _build_model13(_ c: Container) -> Model13 { Model13() }

@MainActor private func _build_model17(_ c: Container) -> Model17 { Model17() }

@MainActor private func _build_model21(_ c: Container) -> Model21 { Model21() }

@MainActor private func _build_model25(_ c: Container) -> Model25 { Model25() }

@MainActor private func _build_model29(_ c: Container) -> Model29 { Model29() }

@MainActor private func _build_model33(_ c: Container) -> Model33 { Model33() }

@MainActor private func _build_model37(_ c: Container) -> Model37 { Model37() }

@MainActor private func _build_model41(_ c: Container) -> Model41 { Model41() }

@MainActor private func _build_model45(_ c: Container) -> Model45 { Model45() }

@MainActor private func _build_model49(_ c: Container) -> Model49 { Model49() }

@MainActor private func _build_model5(_ c: Container) -> Model5 { Model5() }

@MainActor private func _build_model53(_ c: Container) -> Model53 { Model53() }

@MainActor private func _build_model57(_ c: Container) -> Model57 { Model57() }

@MainActor private func _build_model9(_ c: Container) -> Model9 { Model9() }

@MainActor private func _build_screen11(_ c: Container) -> Screen11 { Screen11() }

@MainActor private func _build_screen12(_ c: Container) -> Screen12 { Screen12() }

@MainActor private func _build_screen15(_ c: Container) -> Screen15 { Screen15() }

@MainActor private func _build_screen16(_ c: Container) -> Screen16 { Screen16() }

@MainActor private func _build_screen19(_ c: Container) -> Screen19 { Screen19() }

@MainActor private func _build_screen20(_ c: Container) -> Screen20 { Screen20() }

@MainActor private func _build_screen23(_ c: Container) -> Screen23 { Screen23() }

@MainActor private func _build_screen24(_ c: Container) -> Screen24 { Screen24() }

@MainActor private func _build_screen27(_ c: Container) -> Screen27 { Screen27() }

@MainActor private func _build_screen28(_ c: Container) -> Screen28 { Screen28() }

@MainActor private func _build_screen3(_ c: Container) -> Screen3 { Screen3() }

@MainActor private func _build_screen31(_ c: Container) -> Screen31 { Screen31() }

@MainActor private func _build_screen32(_ c: Container) -> Screen32 { Screen32() }

@MainActor private func _build_screen35(_ c: Container) -> Screen35 { Screen35() }

@MainActor private func _build_screen36(_ c: Container) -> Screen36 { Screen36() }

@MainActor private func _build_screen39(_ c: Container) -> Screen39 { Screen39() }

@MainActor private func _build_screen4(_ c: Container) -> Screen4 { Screen4() }

@MainActor private func _build_screen40(_ c: Container) -> Screen40 { Screen40() }

@MainActor private func _build_screen43(_ c: Container) -> Screen43 { Screen43() }

@MainActor private func _build_screen44(_ c: Container) -> Screen44 { Screen44() }

@MainActor private func _build_screen47(_ c: Container) -> Screen47 { Screen47() }

@MainActor private func _build_screen48(_ c: Container) -> Screen48 { Screen48() }

@MainActor private func _build_screen51(_ c: Container) -> Screen51 { Screen51() }

@MainActor private func _build_screen52(_ c: Container) -> Screen52 { Screen52() }

@MainActor private func _build_screen55(_ c: Container) -> Screen55 { Screen55() }

@MainActor private func _build_screen56(_ c: Container) -> Screen56 { Screen56() }

@MainActor private func _build_screen59(_ c: Container) -> Screen59 { Screen59() }

@MainActor private func _build_screen60(_ c: Container) -> Screen60 { Screen60() }

@MainActor private func _build_screen7(_ c: Container) -> Screen7 { Screen7() }

@MainActor private func _build_screen8(_ c: Container) -> Screen8 { Screen8() }

nonisolated private func _build_value10(_ c: Container) -> Value10 { Value10() }

nonisolated private func _build_value14(_ c: Container) -> Value14 { Value14() }

nonisolated private func _build_value18(_ c: Container) -> Value18 { Value18() }

nonisolated private func _build_value2(_ c: Container) -> Value2 { Value2() }

nonisolated private func _build_value22(_ c: Container) -> Value22 { Value22() }

nonisolated private func _build_value26(_ c: Container) -> Value26 { Value26() }

nonisolated private func _build_value30(_ c: Container) -> Value30 { Value30() }

nonisolated private func _build_value34(_ c: Container) -> Value34 { Value34() }

nonisolated private func _build_value38(_ c: Container) -> Value38 { Value38() }

nonisolated private func _build_value42(_ c: Container) -> Value42 { Value42() }

nonisolated private func _build_value46(_ c: Container) -> Value46 { Value46() }

nonisolated private func _build_value50(_ c: Container) -> Value50 { Value50() }

nonisolated private func _build_value54(_ c: Container) -> Value54 { Value54() }

nonisolated private func _build_value58(_ c: Container) -> Value58 { Value58() }

nonisolated private func _build_value6(_ c: Container) -> Value6 { Value6() }

#sourceLocation(file: "App.swift", line: 5)
nonisolated private func _check_0() { _ =
            _Kept<Model1>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 41)
nonisolated private func _check_1() { _ =
            _Kept<Model13>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 53)
nonisolated private func _check_2() { _ =
            _Kept<Model17>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 65)
nonisolated private func _check_3() { _ =
            _Kept<Model21>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 77)
nonisolated private func _check_4() { _ =
            _Kept<Model25>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 89)
nonisolated private func _check_5() { _ =
            _Kept<Model29>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 101)
nonisolated private func _check_6() { _ =
            _Kept<Model33>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 113)
nonisolated private func _check_7() { _ =
            _Kept<Model37>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 125)
nonisolated private func _check_8() { _ =
            _Kept<Model41>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 137)
nonisolated private func _check_9() { _ =
            _Kept<Model45>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 149)
nonisolated private func _check_10() { _ =
            _Kept<Model49>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 17)
nonisolated private func _check_11() { _ =
            _Kept<Model5>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 161)
nonisolated private func _check_12() { _ =
            _Kept<Model53>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 173)
nonisolated private func _check_13() { _ =
            _Kept<Model57>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
nonisolated private func _check_14() { _ =
            _Kept<Model9>.self }
#sourceLocation()

nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model1 { static var model1: Self { _App_base.mainActorKey(0, _build_model1) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model13 { static var model13: Self { _App_base.mainActorKey(1, _build_model13) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model17 { static var model17: Self { _App_base.mainActorKey(2, _build_model17) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model21 { static var model21: Self { _App_base.mainActorKey(3, _build_model21) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model25 { static var model25: Self { _App_base.mainActorKey(4, _build_model25) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model29 { static var model29: Self { _App_base.mainActorKey(5, _build_model29) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model33 { static var model33: Self { _App_base.mainActorKey(6, _build_model33) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model37 { static var model37: Self { _App_base.mainActorKey(7, _build_model37) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model41 { static var model41: Self { _App_base.mainActorKey(8, _build_model41) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model45 { static var model45: Self { _App_base.mainActorKey(9, _build_model45) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model49 { static var model49: Self { _App_base.mainActorKey(10, _build_model49) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model5 { static var model5: Self { _App_base.mainActorKey(11, _build_model5) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model53 { static var model53: Self { _App_base.mainActorKey(12, _build_model53) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model57 { static var model57: Self { _App_base.mainActorKey(13, _build_model57) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model9 { static var model9: Self { _App_base.mainActorKey(14, _build_model9) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen11 { static var screen11: Self { _App_base.mainActorKey(15, _build_screen11, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen12 { static var screen12: Self { _App_base.mainActorKey(16, _build_screen12, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen15 { static var screen15: Self { _App_base.mainActorKey(17, _build_screen15, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen16 { static var screen16: Self { _App_base.mainActorKey(18, _build_screen16, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen19 { static var screen19: Self { _App_base.mainActorKey(19, _build_screen19, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen20 { static var screen20: Self { _App_base.mainActorKey(20, _build_screen20, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen23 { static var screen23: Self { _App_base.mainActorKey(21, _build_screen23, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen24 { static var screen24: Self { _App_base.mainActorKey(22, _build_screen24, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen27 { static var screen27: Self { _App_base.mainActorKey(23, _build_screen27, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen28 { static var screen28: Self { _App_base.mainActorKey(24, _build_screen28, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen3 { static var screen3: Self { _App_base.mainActorKey(25, _build_screen3, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen31 { static var screen31: Self { _App_base.mainActorKey(26, _build_screen31, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen32 { static var screen32: Self { _App_base.mainActorKey(27, _build_screen32, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen35 { static var screen35: Self { _App_base.mainActorKey(28, _build_screen35, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen36 { static var screen36: Self { _App_base.mainActorKey(29, _build_screen36, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen39 { static var screen39: Self { _App_base.mainActorKey(30, _build_screen39, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen4 { static var screen4: Self { _App_base.mainActorKey(31, _build_screen4, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen40 { static var screen40: Self { _App_base.mainActorKey(32, _build_screen40, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen43 { static var screen43: Self { _App_base.mainActorKey(33, _build_screen43, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen44 { static var screen44: Self { _App_base.mainActorKey(34, _build_screen44, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen47 { static var screen47: Self { _App_base.mainActorKey(35, _build_screen47, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen48 { static var screen48: Self { _App_base.mainActorKey(36, _build_screen48, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen51 { static var screen51: Self { _App_base.mainActorKey(37, _build_screen51, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen52 { static var screen52: Self { _App_base.mainActorKey(38, _build_screen52, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen55 { static var screen55: Self { _App_base.mainActorKey(39, _build_screen55, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen56 { static var screen56: Self { _App_base.mainActorKey(40, _build_screen56, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen59 { static var screen59: Self { _App_base.mainActorKey(41, _build_screen59, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen60 { static var screen60: Self { _App_base.mainActorKey(42, _build_screen60, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen7 { static var screen7: Self { _App_base.mainActorKey(43, _build_screen7, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screen8 { static var screen8: Self { _App_base.mainActorKey(44, _build_screen8, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value10 { static var value10: Self { _App_base.key(45, _build_value10, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value14 { static var value14: Self { _App_base.key(46, _build_value14, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value18 { static var value18: Self { _App_base.key(47, _build_value18, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value2 { static var value2: Self { _App_base.key(48, _build_value2, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value22 { static var value22: Self { _App_base.key(49, _build_value22, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value26 { static var value26: Self { _App_base.key(50, _build_value26, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value30 { static var value30: Self { _App_base.key(51, _build_value30, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value34 { static var value34: Self { _App_base.key(52, _build_value34, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value38 { static var value38: Self { _App_base.key(53, _build_value38, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value42 { static var value42: Self { _App_base.key(54, _build_value42, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value46 { static var value46: Self { _App_base.key(55, _build_value46, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value50 { static var value50: Self { _App_base.key(56, _build_value50, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value54 { static var value54: Self { _App_base.key(57, _build_value54, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value58 { static var value58: Self { _App_base.key(58, _build_value58, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Value6 { static var value6: Self { _App_base.key(59, _build_value6, lifetime: .transient) } }

nonisolated private let _App_needs: StaticString = """
  model1:
  model13:
  model17:
  model21:
  model25:
  model29:
  model33:
  model37:
  model41:
  model45:
  model49:
  model5:
  model53:
  model57:
  model9:
  screen11:
  screen12:
  screen15:
  screen16:
  screen19:
  screen20:
  screen23:
  screen24:
  screen27:
  screen28:
  screen3:
  screen31:
  screen32:
  screen35:
  screen36:
  screen39:
  screen4:
  screen40:
  screen43:
  screen44:
  screen47:
  screen48:
  screen51:
  screen52:
  screen55:
  screen56:
  screen59:
  screen60:
  screen7:
  screen8:
  value10:
  value14:
  value18:
  value2:
  value22:
  value26:
  value30:
  value34:
  value38:
  value42:
  value46:
  value50:
  value54:
  value58:
  value6:
  """

nonisolated private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.value10)
  entries.add(.value14)
  entries.add(.value18)
  entries.add(.value2)
  entries.add(.value22)
  entries.add(.value26)
  entries.add(.value30)
  entries.add(.value34)
  entries.add(.value38)
  entries.add(.value42)
  entries.add(.value46)
  entries.add(.value50)
  entries.add(.value54)
  entries.add(.value58)
  entries.add(.value6)
}

nonisolated private func _App_eager(_ entries: inout _EagerEntries) {
  entries.add(.model1) { c in _ = await c.model1 }
  entries.add(.model5) { c in _ = await c.model5 }
  entries.add(.model9) { c in _ = await c.model9 }
  entries.add(.model13) { c in _ = await c.model13 }
  entries.add(.model17) { c in _ = await c.model17 }
  entries.add(.model21) { c in _ = await c.model21 }
  entries.add(.model25) { c in _ = await c.model25 }
  entries.add(.model29) { c in _ = await c.model29 }
  entries.add(.model33) { c in _ = await c.model33 }
  entries.add(.model37) { c in _ = await c.model37 }
  entries.add(.model41) { c in _ = await c.model41 }
  entries.add(.model45) { c in _ = await c.model45 }
  entries.add(.model49) { c in _ = await c.model49 }
  entries.add(.model53) { c in _ = await c.model53 }
  entries.add(.model57) { c in _ = await c.model57 }
}

nonisolated private let _App_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 15, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.warm(_App_eager)
}
