// @provide(name: primary)
final class Store { init(backup: Backup?) {} }

// @provide
final class Backup { init(store: Store /* @named(primary) */) {} }
