// @provide
struct Amber {
  let weight = 0
}

// @provide(singleton)
final class Beryl: Sendable {
  let weight = 1
  init() {}
}

// @provide(singleton)
actor Coral {
  let weight = 2
  init() {}
}

// @provide
struct Diamond {
  let weight = 3
}

// @provide(singleton)
final class Emerald: Sendable {
  let weight = 4
  init() {}
}

// @provide(singleton)
actor Flint {
  let weight = 5
  init() {}
}

// @provide
struct Garnet {
  let weight = 6
}

// @provide(singleton)
final class Hyacinth: Sendable {
  let weight = 7
  init() {}
}

// @provide(singleton)
actor Iolite {
  let weight = 8
  init() {}
}

// @provide
struct Jade {
  let weight = 9
}

// @provide(singleton)
final class Kunzite: Sendable {
  let weight = 10
  init() {}
}

// @provide(singleton)
actor Lapis {
  let weight = 11
  init() {}
}

// @provide
struct Moonstone {
  let weight = 12
}

// @provide(singleton)
final class Nephrite: Sendable {
  let weight = 13
  init() {}
}

// @provide(singleton)
actor Onyx {
  let weight = 14
  init() {}
}

// @provide
struct Pearl {
  let weight = 15
}

// @provide(singleton)
final class Quartz: Sendable {
  let weight = 16
  init() {}
}

// @provide(singleton)
actor Ruby {
  let weight = 17
  init() {}
}

// @provide
struct Sapphire {
  let weight = 18
}

// @provide(singleton)
final class Topaz: Sendable {
  let weight = 19
  init() {}
}

// @provide
struct Hub {
  let total: Int

  init(
    amber: Amber, beryl: Beryl, coral: Coral, diamond: Diamond,
    emerald: Emerald, flint: Flint, garnet: Garnet, hyacinth: Hyacinth,
    iolite: Iolite, jade: Jade, kunzite: Kunzite, lapis: Lapis,
    moonstone: Moonstone, nephrite: Nephrite, onyx: Onyx, pearl: Pearl,
    quartz: Quartz, ruby: Ruby, sapphire: Sapphire, topaz: Topaz
  ) {
    let weights = [
      amber.weight, beryl.weight, coral.weight, diamond.weight, emerald.weight,
      flint.weight, garnet.weight, hyacinth.weight, iolite.weight, jade.weight,
      kunzite.weight, lapis.weight, moonstone.weight, nephrite.weight, onyx.weight,
      pearl.weight, quartz.weight, ruby.weight, sapphire.weight, topaz.weight,
    ]
    total = weights.reduce(0, +)
  }
}
