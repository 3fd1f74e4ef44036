protocol Log: Sendable { var text: String { get } }

#if DEBUG
// @provide(singleton, as: Log)
struct Console: Log { var text: String { "console" } }
#else
// @provide(singleton, as: Log)
struct Silence: Log { var text: String { "silence" } }
#endif

// One type, declared twice.
#if DEBUG
// @provide
struct Limits { let log: any Log; let size = 10 }
#else
// @provide
struct Limits {
  let size: Int
  init() { size = 1000 }
}
#endif

enum Values {
  #if DEBUG
  // @provide
  static let port = 8080
  #else
  // @provide
  static var port: Int { 443 }
  #endif
}

// One transient, the other kept, and each under two types.
protocol Reader {}
protocol Writer { var name: String { get } }
#if DEBUG
// @provide(as: [Reader, Writer], name: disk)
final class Memory: Reader, Writer { let name = "memory" }
#else
// @provide(singleton, as: [Reader, Writer], name: disk)
final class Disk: Reader, Writer { let name = "disk" }
extension Disk: Sendable {}
#endif

// @provide
struct Server {
  let log: any Log
  let other: any Log
  let limits: Limits
  let port: Int
  let disk: any Writer
  let again: any Writer  // @named(disk)
}
