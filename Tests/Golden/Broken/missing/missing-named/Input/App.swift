protocol Store {}

// @provide(name: main, as: Store)
final class MainStore: Store {}

// @provide(name: archive, as: Store)
final class ArchiveStore: Store {}

// @provide
final class Sync {
  init(from source: any Store /* @named(mian) */, to target: any Store /* @named(backup) */) {}
}
