import DIRuntime

protocol Dice: AnyObject { func roll() -> Int }

// @provide(as: Dice)
final class Loaded: Dice {
  private var next = 0
  func roll() -> Int { next += 1; return next }
}

enum Kind: Sendable, Hashable { case orc, elf }

// @provide(singleton, keyed: kind)
final class Sprite: Sendable {
  let kind: Kind
  init(kind: Kind /* @arg */) { self.kind = kind }
}

// @provide
final class Monster {
  let sprite: Sprite
  var health: Int
  init(kind: Kind /* @arg */, level: Int /* @arg */ = 1, sprite: Sprite, dice: any Dice) {
    self.sprite = sprite
    health = 10 * level + dice.roll()
  }
}

protocol System { func step(_ world: World) }

// @provide(into: System)
struct Poison: System { func step(_ world: World) { world.monsters.forEach { $0.health -= 1 } } }

// @provide(into: System)
struct Spawning: System {
  let spawn: (Kind, Int) -> Monster
  func step(_ world: World) { world.monsters.append(spawn(.orc, world.monsters.count + 1)) }
}

// @provide
final class World {
  var monsters: [Monster] = []
  let systems: Lazy<[any System]>
  init(systems: Lazy<[any System]>) { self.systems = systems }
  func tick() { systems.value.forEach { $0.step(self) } }
}
