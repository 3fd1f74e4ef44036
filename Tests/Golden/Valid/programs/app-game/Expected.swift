// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Dice`, new each time, provided by `Loaded` in App.swift.
  var dice: any Dice {
    if let make = _override(of: .dice) { return make(_handle) }
    return _build_dice(self)
  }

  /// `Monster`, new each time, provided by `Monster` in App.swift.
  func monster(kind: Kind, level: Int = 1) -> Monster {
    if let make = _override(of: .monster) { return make(_handle, kind, level) }
    return _build_monster(self, kind, level)
  }

  /// `Poison`, new each time, provided by `Poison` in App.swift.
  var poison: Poison {
    if let make = _override(of: .poison) { return make(_handle) }
    return _build_poison(self)
  }

  /// `Spawning`, new each time, provided by `Spawning` in App.swift.
  var spawning: Spawning {
    if let make = _override(of: .spawning) { return make(_handle) }
    return _build_spawning(self)
  }

  /// `Sprite`, a singleton for each `kind`, provided by `Sprite` in App.swift.
  func sprite(kind: Kind) -> Sprite {
#sourceLocation(file: "App.swift", line: 13)
    let key =                 _Arguments(kind)
#sourceLocation()
    return _keyed(.sprite, by: key) { (c: Container) -> Sprite in
      if let make = c._override(of: .sprite) { return make(c._handle, kind) }
      return _build_sprite(c, kind)
    }
  }

  /// `[any System]`, new each time, of `poison`, `spawning`.
  var systems: [any System] {
    if let make = _override(of: .systems) { return make(_handle) }
    return _build_systems(self)
  }

  /// `World`, new each time, provided by `World` in App.swift.
  var world: World {
    if let make = _override(of: .world) { return make(_handle) }
    return _build_world(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_dice(_ c: Container) -> any Dice { _check_dice(Loaded()) }

private func _build_monster(_ c: Container, _ kind: Kind, _ level: Int) -> Monster {
  Monster(kind: kind, level: level, sprite: c.sprite(kind: kind), dice: c.dice)
}

private func _build_poison(_ c: Container) -> Poison { Poison() }

private func _build_spawning(_ c: Container) -> Spawning {
  let handle = c._handle
  return Spawning(spawn: { (kind: Kind, level: Int) -> Monster in handle.monster(kind: kind, level: level) })
}

private func _build_sprite(_ c: Container, _ kind: Kind) -> Sprite { Sprite(kind: kind) }

private func _build_systems(_ c: Container) -> [any System] { c._joined(.systems, _build_Container_systems) }

private func _build_Container_systems(_ c: Container) -> [any System] { [c.poison, c.spawning] }

private func _build_world(_ c: Container) -> World {
  World(systems: Lazy<[any System]>(_of: c, isKept: c._keeps(.systems, false)) { $0.systems })
}

#sourceLocation(file: "App.swift", line: 4)
private func _check_dice(_ value: consuming Loaded) -> any Dice {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 12)
private func _check_0() { _ =
            _Kept<Sprite>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 12)
private func _check_0_0() { _ =
                              _Kept<Kind>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Dice { static var dice: Self { _App_base.key(1, _build_dice, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Kind, Int) -> Monster { static var monster: Self { _App_base.key(2) { c, kind, level in _build_monster(c, kind, level) } } }
extension Key where Maker == @Sendable (Container) -> Poison { static var poison: Self { _App_base.key(3, _build_poison, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Spawning { static var spawning: Self { _App_base.key(4, _build_spawning, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Kind) -> Sprite { static var sprite: Self { _App_base.key(0) { c, kind in _build_sprite(c, kind) } } }
extension Key where Maker == @Sendable (Container) -> [any System] { static var systems: Self { _App_base.key(5, _build_systems, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> World { static var world: Self { _App_base.key(6, _build_world, lifetime: .transient) } }

private let _App_needs: StaticString = """
  sprite:
  dice:
  monster: dice sprite
  poison:
  spawning: monster
  systems: poison spawning
  world: systems
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.dice)
  entries.add(.poison)
  entries.add(.spawning)
  entries.add(.systems)
  entries.add(.world)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(5, _build_Container_systems, "systems"))
}
