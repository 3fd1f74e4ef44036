// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Amber`, new each time, provided by `Amber` in App.swift.
  var amber: Amber {
    if let make = _override(of: .amber) { return make(_handle) }
    return _build_amber(self)
  }

  /// `Beryl`, a singleton, provided by `Beryl` in App.swift.
  var beryl: Beryl { _kept(.beryl) }

  /// `Coral`, a singleton, provided by `Coral` in App.swift.
  var coral: Coral { _kept(.coral) }

  /// `Diamond`, new each time, provided by `Diamond` in App.swift.
  var diamond: Diamond {
    if let make = _override(of: .diamond) { return make(_handle) }
    return _build_diamond(self)
  }

  /// `Emerald`, a singleton, provided by `Emerald` in App.swift.
  var emerald: Emerald { _kept(.emerald) }

  /// `Flint`, a singleton, provided by `Flint` in App.swift.
  var flint: Flint { _kept(.flint) }

  /// `Garnet`, new each time, provided by `Garnet` in App.swift.
  var garnet: Garnet {
    if let make = _override(of: .garnet) { return make(_handle) }
    return _build_garnet(self)
  }

  /// `Hub`, new each time, provided by `Hub` in App.swift.
  var hub: Hub {
    if let make = _override(of: .hub) { return make(_handle) }
    return _build_hub(self)
  }

  /// `Hyacinth`, a singleton, provided by `Hyacinth` in App.swift.
  var hyacinth: Hyacinth { _kept(.hyacinth) }

  /// `Iolite`, a singleton, provided by `Iolite` in App.swift.
  var iolite: Iolite { _kept(.iolite) }

  /// `Jade`, new each time, provided by `Jade` in App.swift.
  var jade: Jade {
    if let make = _override(of: .jade) { return make(_handle) }
    return _build_jade(self)
  }

  /// `Kunzite`, a singleton, provided by `Kunzite` in App.swift.
  var kunzite: Kunzite { _kept(.kunzite) }

  /// `Lapis`, a singleton, provided by `Lapis` in App.swift.
  var lapis: Lapis { _kept(.lapis) }

  /// `Moonstone`, new each time, provided by `Moonstone` in App.swift.
  var moonstone: Moonstone {
    if let make = _override(of: .moonstone) { return make(_handle) }
    return _build_moonstone(self)
  }

  /// `Nephrite`, a singleton, provided by `Nephrite` in App.swift.
  var nephrite: Nephrite { _kept(.nephrite) }

  /// `Onyx`, a singleton, provided by `Onyx` in App.swift.
  var onyx: Onyx { _kept(.onyx) }

  /// `Pearl`, new each time, provided by `Pearl` in App.swift.
  var pearl: Pearl {
    if let make = _override(of: .pearl) { return make(_handle) }
    return _build_pearl(self)
  }

  /// `Quartz`, a singleton, provided by `Quartz` in App.swift.
  var quartz: Quartz { _kept(.quartz) }

  /// `Ruby`, a singleton, provided by `Ruby` in App.swift.
  var ruby: Ruby { _kept(.ruby) }

  /// `Sapphire`, new each time, provided by `Sapphire` in App.swift.
  var sapphire: Sapphire {
    if let make = _override(of: .sapphire) { return make(_handle) }
    return _build_sapphire(self)
  }

  /// `Topaz`, a singleton, provided by `Topaz` in App.swift.
  var topaz: Topaz { _kept(.topaz) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_amber(_ c: Container) -> Amber { Amber() }

private func _build_beryl(_ c: Container) -> Beryl { Beryl() }

private func _build_coral(_ c: Container) -> Coral { Coral() }

private func _build_diamond(_ c: Container) -> Diamond { Diamond() }

private func _build_emerald(_ c: Container) -> Emerald { Emerald() }

private func _build_flint(_ c: Container) -> Flint { Flint() }

private func _build_garnet(_ c: Container) -> Garnet { Garnet() }

private func _build_hub(_ c: Container) -> Hub {
  Hub(amber: c.amber, beryl: c.beryl, coral: c.coral, diamond: c.diamond, emerald: c.emerald, flint: c.flint, garnet: c.garnet, hyacinth: c.hyacinth, iolite: c.iolite, jade: c.jade, kunzite: c.kunzite, lapis: c.lapis, moonstone: c.moonstone, nephrite: c.nephrite, onyx: c.onyx, pearl: c.pearl, quartz: c.quartz, ruby: c.ruby, sapphire: c.sapphire, topaz: c.topaz)
}

private func _build_hyacinth(_ c: Container) -> Hyacinth { Hyacinth() }

private func _build_iolite(_ c: Container) -> Iolite { Iolite() }

private func _build_jade(_ c: Container) -> Jade { Jade() }

private func _build_kunzite(_ c: Container) -> Kunzite { Kunzite() }

private func _build_lapis(_ c: Container) -> Lapis { Lapis() }

private func _build_moonstone(_ c: Container) -> Moonstone { Moonstone() }

private func _build_nephrite(_ c: Container) -> Nephrite { Nephrite() }

private func _build_onyx(_ c: Container) -> Onyx { Onyx() }

private func _build_pearl(_ c: Container) -> Pearl { Pearl() }

private func _build_quartz(_ c: Container) -> Quartz { Quartz() }

private func _build_ruby(_ c: Container) -> Ruby { Ruby() }

private func _build_sapphire(_ c: Container) -> Sapphire { Sapphire() }

private func _build_topaz(_ c: Container) -> Topaz { Topaz() }

#sourceLocation(file: "App.swift", line: 5)
private func _check_0() { _ =
            _Kept<Beryl>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 11)
private func _check_1() { _ =
            _Kept<Coral>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 22)
private func _check_2() { _ =
            _Kept<Emerald>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 28)
private func _check_3() { _ =
            _Kept<Flint>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 39)
private func _check_4() { _ =
            _Kept<Hyacinth>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 45)
private func _check_5() { _ =
            _Kept<Iolite>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 56)
private func _check_6() { _ =
            _Kept<Kunzite>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 62)
private func _check_7() { _ =
            _Kept<Lapis>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 73)
private func _check_8() { _ =
            _Kept<Nephrite>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 79)
private func _check_9() { _ =
            _Kept<Onyx>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 90)
private func _check_10() { _ =
            _Kept<Quartz>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 96)
private func _check_11() { _ =
            _Kept<Ruby>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 107)
private func _check_12() { _ =
            _Kept<Topaz>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Amber { static var amber: Self { _App_base.key(13, _build_amber, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Beryl { static var beryl: Self { _App_base.key(0, _build_beryl) } }
extension Key where Maker == @Sendable (Container) -> Coral { static var coral: Self { _App_base.key(1, _build_coral) } }
extension Key where Maker == @Sendable (Container) -> Diamond { static var diamond: Self { _App_base.key(14, _build_diamond, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Emerald { static var emerald: Self { _App_base.key(2, _build_emerald) } }
extension Key where Maker == @Sendable (Container) -> Flint { static var flint: Self { _App_base.key(3, _build_flint) } }
extension Key where Maker == @Sendable (Container) -> Garnet { static var garnet: Self { _App_base.key(15, _build_garnet, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Hub { static var hub: Self { _App_base.key(16, _build_hub, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Hyacinth { static var hyacinth: Self { _App_base.key(4, _build_hyacinth) } }
extension Key where Maker == @Sendable (Container) -> Iolite { static var iolite: Self { _App_base.key(5, _build_iolite) } }
extension Key where Maker == @Sendable (Container) -> Jade { static var jade: Self { _App_base.key(17, _build_jade, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Kunzite { static var kunzite: Self { _App_base.key(6, _build_kunzite) } }
extension Key where Maker == @Sendable (Container) -> Lapis { static var lapis: Self { _App_base.key(7, _build_lapis) } }
extension Key where Maker == @Sendable (Container) -> Moonstone { static var moonstone: Self { _App_base.key(18, _build_moonstone, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Nephrite { static var nephrite: Self { _App_base.key(8, _build_nephrite) } }
extension Key where Maker == @Sendable (Container) -> Onyx { static var onyx: Self { _App_base.key(9, _build_onyx) } }
extension Key where Maker == @Sendable (Container) -> Pearl { static var pearl: Self { _App_base.key(19, _build_pearl, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Quartz { static var quartz: Self { _App_base.key(10, _build_quartz) } }
extension Key where Maker == @Sendable (Container) -> Ruby { static var ruby: Self { _App_base.key(11, _build_ruby) } }
extension Key where Maker == @Sendable (Container) -> Sapphire { static var sapphire: Self { _App_base.key(20, _build_sapphire, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Topaz { static var topaz: Self { _App_base.key(12, _build_topaz) } }

private let _App_needs: StaticString = """
  beryl:
  coral:
  emerald:
  flint:
  hyacinth:
  iolite:
  kunzite:
  lapis:
  nephrite:
  onyx:
  quartz:
  ruby:
  topaz:
  amber:
  diamond:
  garnet:
  hub: amber beryl coral diamond emerald flint garnet hyacinth iolite jade kunzite lapis moonstone nephrite onyx pearl quartz ruby sapphire topaz
  jade:
  moonstone:
  pearl:
  sapphire:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.amber)
  entries.add(.beryl)
  entries.add(.coral)
  entries.add(.diamond)
  entries.add(.emerald)
  entries.add(.flint)
  entries.add(.garnet)
  entries.add(.hub)
  entries.add(.hyacinth)
  entries.add(.iolite)
  entries.add(.jade)
  entries.add(.kunzite)
  entries.add(.lapis)
  entries.add(.moonstone)
  entries.add(.nephrite)
  entries.add(.onyx)
  entries.add(.pearl)
  entries.add(.quartz)
  entries.add(.ruby)
  entries.add(.sapphire)
  entries.add(.topaz)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 13, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
