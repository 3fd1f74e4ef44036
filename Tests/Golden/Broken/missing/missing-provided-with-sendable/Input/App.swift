protocol Db {}
protocol Log {}
struct Disk: Db, Log, Sendable {}

enum Databases {
  // @provide
  static func db() -> any Db & Sendable { Disk() }

  // @provide(singleton)
  static let log: any Log & Sendable = Disk()
}

// @provide
struct Repository { let db: any Db }

// @provide
struct Journal { let log: (any Log)?, other: any Log }
