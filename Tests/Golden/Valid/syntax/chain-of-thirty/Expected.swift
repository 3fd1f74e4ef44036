// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Link0`, new each time, provided by `Start.link0` in App.swift.
  var link0: Link0 {
    if let make = _override(of: .link0) { return make(_handle) }
    return _build_link0(self)
  }

  /// `Link1`, new each time, provided by `Link1` in App.swift.
  var link1: Link1 {
    if let make = _override(of: .link1) { return make(_handle) }
    return _build_link1(self)
  }

  /// `Link10`, new each time, provided by `Link10` in App.swift.
  var link10: Link10 {
    if let make = _override(of: .link10) { return make(_handle) }
    return _build_link10(self)
  }

  /// `Link11`, new each time, provided by `Link11` in App.swift.
  var link11: Link11 {
    if let make = _override(of: .link11) { return make(_handle) }
    return _build_link11(self)
  }

  /// `Link12`, new each time, provided by `Link12` in App.swift.
  var link12: Link12 {
    if let make = _override(of: .link12) { return make(_handle) }
    return _build_link12(self)
  }

  /// `Link13`, new each time, provided by `Link13` in App.swift.
  var link13: Link13 {
    if let make = _override(of: .link13) { return make(_handle) }
    return _build_link13(self)
  }

  /// `Link14`, new each time, provided by `Link14` in App.swift.
  var link14: Link14 {
    if let make = _override(of: .link14) { return make(_handle) }
    return _build_link14(self)
  }

  /// `Link15`, new each time, provided by `Link15` in App.swift.
  var link15: Link15 {
    if let make = _override(of: .link15) { return make(_handle) }
    return _build_link15(self)
  }

  /// `Link16`, new each time, provided by `Link16` in App.swift.
  var link16: Link16 {
    if let make = _override(of: .link16) { return make(_handle) }
    return _build_link16(self)
  }

  /// `Link17`, new each time, provided by `Link17` in App.swift.
  var link17: Link17 {
    if let make = _override(of: .link17) { return make(_handle) }
    return _build_link17(self)
  }

  /// `Link18`, new each time, provided by `Link18` in App.swift.
  var link18: Link18 {
    if let make = _override(of: .link18) { return make(_handle) }
    return _build_link18(self)
  }

  /// `Link19`, new each time, provided by `Link19` in App.swift.
  var link19: Link19 {
    if let make = _override(of: .link19) { return make(_handle) }
    return _build_link19(self)
  }

  /// `Link2`, new each time, provided by `Link2` in App.swift.
  var link2: Link2 {
    if let make = _override(of: .link2) { return make(_handle) }
    return _build_link2(self)
  }

  /// `Link20`, new each time, provided by `Link20` in App.swift.
  var link20: Link20 {
    if let make = _override(of: .link20) { return make(_handle) }
    return _build_link20(self)
  }

  /// `Link21`, new each time, provided by `Link21` in App.swift.
  var link21: Link21 {
    if let make = _override(of: .link21) { return make(_handle) }
    return _build_link21(self)
  }

  /// `Link22`, new each time, provided by `Link22` in App.swift.
  var link22: Link22 {
    if let make = _override(of: .link22) { return make(_handle) }
    return _build_link22(self)
  }

  /// `Link23`, new each time, provided by `Link23` in App.swift.
  var link23: Link23 {
    if let make = _override(of: .link23) { return make(_handle) }
    return _build_link23(self)
  }

  /// `Link24`, new each time, provided by `Link24` in App.swift.
  var link24: Link24 {
    if let make = _override(of: .link24) { return make(_handle) }
    return _build_link24(self)
  }

  /// `Link25`, new each time, provided by `Link25` in App.swift.
  var link25: Link25 {
    if let make = _override(of: .link25) { return make(_handle) }
    return _build_link25(self)
  }

  /// `Link26`, new each time, provided by `Link26` in App.swift.
  var link26: Link26 {
    if let make = _override(of: .link26) { return make(_handle) }
    return _build_link26(self)
  }

  /// `Link27`, new each time, provided by `Link27` in App.swift.
  var link27: Link27 {
    if let make = _override(of: .link27) { return make(_handle) }
    return _build_link27(self)
  }

  /// `Link28`, new each time, provided by `Link28` in App.swift.
  var link28: Link28 {
    if let make = _override(of: .link28) { return make(_handle) }
    return _build_link28(self)
  }

  /// `Link29`, new each time, provided by `Link29` in App.swift.
  var link29: Link29 {
    if let make = _override(of: .link29) { return make(_handle) }
    return _build_link29(self)
  }

  /// `Link3`, new each time, provided by `Link3` in App.swift.
  var link3: Link3 {
    if let make = _override(of: .link3) { return make(_handle) }
    return _build_link3(self)
  }

  /// `Link30`, new each time, provided by `Link30` in App.swift.
  var link30: Link30 {
    if let make = _override(of: .link30) { return make(_handle) }
    return _build_link30(self)
  }

  /// `Link4`, new each time, provided by `Link4` in App.swift.
  var link4: Link4 {
    if let make = _override(of: .link4) { return make(_handle) }
    return _build_link4(self)
  }

  /// `Link5`, new each time, provided by `Link5` in App.swift.
  var link5: Link5 {
    if let make = _override(of: .link5) { return make(_handle) }
    return _build_link5(self)
  }

  /// `Link6`, new each time, provided by `Link6` in App.swift.
  var link6: Link6 {
    if let make = _override(of: .link6) { return make(_handle) }
    return _build_link6(self)
  }

  /// `Link7`, new each time, provided by `Link7` in App.swift.
  var link7: Link7 {
    if let make = _override(of: .link7) { return make(_handle) }
    return _build_link7(self)
  }

  /// `Link8`, new each time, provided by `Link8` in App.swift.
  var link8: Link8 {
    if let make = _override(of: .link8) { return make(_handle) }
    return _build_link8(self)
  }

  /// `Link9`, new each time, provided by `Link9` in App.swift.
  var link9: Link9 {
    if let make = _override(of: .link9) { return make(_handle) }
    return _build_link9(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_link0(_ c: Container) -> Link0 { Start.link0() }

private func _build_link1(_ c: Container) -> Link1 { Link1(previous: c.link0) }

private func _build_link10(_ c: Container) -> Link10 { Link10(previous: c.link9) }

private func _build_link11(_ c: Container) -> Link11 { Link11(previous: c.link10) }

private func _build_link12(_ c: Container) -> Link12 { Link12(previous: c.link11) }

private func _build_link13(_ c: Container) -> Link13 { Link13(previous: c.link12) }

private func _build_link14(_ c: Container) -> Link14 { Link14(previous: c.link13) }

private func _build_link15(_ c: Container) -> Link15 { Link15(previous: c.link14) }

private func _build_link16(_ c: Container) -> Link16 { Link16(previous: c.link15) }

private func _build_link17(_ c: Container) -> Link17 { Link17(previous: c.link16) }

private func _build_link18(_ c: Container) -> Link18 { Link18(previous: c.link17) }

private func _build_link19(_ c: Container) -> Link19 { Link19(previous: c.link18) }

private func _build_link2(_ c: Container) -> Link2 { Link2(previous: c.link1) }

private func _build_link20(_ c: Container) -> Link20 { Link20(previous: c.link19) }

private func _build_link21(_ c: Container) -> Link21 { Link21(previous: c.link20) }

private func _build_link22(_ c: Container) -> Link22 { Link22(previous: c.link21) }

private func _build_link23(_ c: Container) -> Link23 { Link23(previous: c.link22) }

private func _build_link24(_ c: Container) -> Link24 { Link24(previous: c.link23) }

private func _build_link25(_ c: Container) -> Link25 { Link25(previous: c.link24) }

private func _build_link26(_ c: Container) -> Link26 { Link26(previous: c.link25) }

private func _build_link27(_ c: Container) -> Link27 { Link27(previous: c.link26) }

private func _build_link28(_ c: Container) -> Link28 { Link28(previous: c.link27) }

private func _build_link29(_ c: Container) -> Link29 { Link29(previous: c.link28) }

private func _build_link3(_ c: Container) -> Link3 { Link3(previous: c.link2) }

private func _build_link30(_ c: Container) -> Link30 { Link30(previous: c.link29) }

private func _build_link4(_ c: Container) -> Link4 { Link4(previous: c.link3) }

private func _build_link5(_ c: Container) -> Link5 { Link5(previous: c.link4) }

private func _build_link6(_ c: Container) -> Link6 { Link6(previous: c.link5) }

private func _build_link7(_ c: Container) -> Link7 { Link7(previous: c.link6) }

private func _build_link8(_ c: Container) -> Link8 { Link8(previous: c.link7) }

private func _build_link9(_ c: Container) -> Link9 { Link9(previous: c.link8) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Link0 { static var link0: Self { _App_base.key(0, _build_link0, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link1 { static var link1: Self { _App_base.key(1, _build_link1, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link10 { static var link10: Self { _App_base.key(2, _build_link10, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link11 { static var link11: Self { _App_base.key(3, _build_link11, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link12 { static var link12: Self { _App_base.key(4, _build_link12, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link13 { static var link13: Self { _App_base.key(5, _build_link13, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link14 { static var link14: Self { _App_base.key(6, _build_link14, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link15 { static var link15: Self { _App_base.key(7, _build_link15, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link16 { static var link16: Self { _App_base.key(8, _build_link16, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link17 { static var link17: Self { _App_base.key(9, _build_link17, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link18 { static var link18: Self { _App_base.key(10, _build_link18, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link19 { static var link19: Self { _App_base.key(11, _build_link19, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link2 { static var link2: Self { _App_base.key(12, _build_link2, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link20 { static var link20: Self { _App_base.key(13, _build_link20, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link21 { static var link21: Self { _App_base.key(14, _build_link21, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link22 { static var link22: Self { _App_base.key(15, _build_link22, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link23 { static var link23: Self { _App_base.key(16, _build_link23, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link24 { static var link24: Self { _App_base.key(17, _build_link24, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link25 { static var link25: Self { _App_base.key(18, _build_link25, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link26 { static var link26: Self { _App_base.key(19, _build_link26, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link27 { static var link27: Self { _App_base.key(20, _build_link27, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link28 { static var link28: Self { _App_base.key(21, _build_link28, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link29 { static var link29: Self { _App_base.key(22, _build_link29, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link3 { static var link3: Self { _App_base.key(23, _build_link3, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link30 { static var link30: Self { _App_base.key(24, _build_link30, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link4 { static var link4: Self { _App_base.key(25, _build_link4, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link5 { static var link5: Self { _App_base.key(26, _build_link5, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link6 { static var link6: Self { _App_base.key(27, _build_link6, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link7 { static var link7: Self { _App_base.key(28, _build_link7, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link8 { static var link8: Self { _App_base.key(29, _build_link8, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Link9 { static var link9: Self { _App_base.key(30, _build_link9, lifetime: .transient) } }

private let _App_needs: StaticString = """
  link0:
  link1: link0
  link10: link9
  link11: link10
  link12: link11
  link13: link12
  link14: link13
  link15: link14
  link16: link15
  link17: link16
  link18: link17
  link19: link18
  link2: link1
  link20: link19
  link21: link20
  link22: link21
  link23: link22
  link24: link23
  link25: link24
  link26: link25
  link27: link26
  link28: link27
  link29: link28
  link3: link2
  link30: link29
  link4: link3
  link5: link4
  link6: link5
  link7: link6
  link8: link7
  link9: link8
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.link0)
  entries.add(.link1)
  entries.add(.link10)
  entries.add(.link11)
  entries.add(.link12)
  entries.add(.link13)
  entries.add(.link14)
  entries.add(.link15)
  entries.add(.link16)
  entries.add(.link17)
  entries.add(.link18)
  entries.add(.link19)
  entries.add(.link2)
  entries.add(.link20)
  entries.add(.link21)
  entries.add(.link22)
  entries.add(.link23)
  entries.add(.link24)
  entries.add(.link25)
  entries.add(.link26)
  entries.add(.link27)
  entries.add(.link28)
  entries.add(.link29)
  entries.add(.link3)
  entries.add(.link30)
  entries.add(.link4)
  entries.add(.link5)
  entries.add(.link6)
  entries.add(.link7)
  entries.add(.link8)
  entries.add(.link9)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
