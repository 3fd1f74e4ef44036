protocol Store {}

// The option is misspelt: nobody is told that what they get instead, which has no name, goes round in a circle or takes an
// argument that they have not.

// @provide(singelton, as: Store, name: archive)
final class Archive: Store {}

// @provide(as: Store)
final class Cache: Store {
  init(archive: Store, limit: Int /* @arg */) {}
}

// @provide
final class Report {
  init(archive: Store) {}
}

// @provide
final class Later {
  init(archive: Lazy<Store>) {}
}

// @provide
final class Reader {
  init(/* @named(archive) */ store: Store) {}
}

// This has nothing to do with it.
// @provide
final class Archivist {
  init(archive: Int) {}
}
