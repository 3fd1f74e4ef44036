// @provide(name: `a spaced name`, singleton)
struct SpacedStore: Sendable { var text = "spaced" }

// @provide(name: `aspacedname`)
struct Other { var text = "other" }
