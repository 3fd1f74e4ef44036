// @provide(weak)
struct Cache {}

protocol Store {}

// @provide(as: Store, weak)
struct DiskStore: Store {}

enum Level { case low }
typealias Alias = Level

enum Values {
  // @provide(weak)
  static func level() -> Alias { .low }

  // @provide(weak)
  static let port: Int = 8080

  // @provide(weak)
  static func names() -> [Level] { [] }

  // @provide(weak)
  static func maybe() -> Level? { nil }

  // @provide(weak)
  static func make() -> @Sendable () -> Thing { { Thing() } }

  // @provide(weak, name: both)
  static func both() -> (Thing, Thing) { (Thing(), Thing()) }
}

final class Thing {}
