import DIRuntime

protocol Store: Sendable { var title: String { get } }

struct Disk: Store { let title: String }

enum Stores {
  // @provide(name: main)
  static func main() -> any Store { Disk(title: "main") }

  // @provide(name: backup)
  static func backup() -> any Store { Disk(title: "backup") }

  // @provide
  static func usual() -> any Store { Disk(title: "usual") }

  // @provide
  static var port: Int { 8080 }

  /// An exact function type comes before what its result would be.
  // @provide
  static func makeNote() -> @Sendable () -> Note { { Note(text: "by hand") } }

  // @provide
  static func maybe() -> Maybe? { nil }
}

// @provide
struct Note: Sendable { var text = "built" }

struct Maybe: Sendable {}

// @provide
struct Sync {
  let main: Lazy<any Store>
  let `default`: Provider<any Store>  // @named(backup)
  let store: () -> any Store
  let port: () -> Int
  let note: @Sendable () -> Note
  let plain: () -> Note
  let maybe: Lazy<Maybe?>
  let optionalNote: () -> Note?
  var retry: () -> Int = { 3 }
  var missing: Lazy<Double>?
}
