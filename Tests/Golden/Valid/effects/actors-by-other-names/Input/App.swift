import DIRuntime

// Global actors may be nested, and have other names.
enum Storage { @globalActor actor Disk { static let shared = Disk() } }
typealias UI = MainActor
typealias Drive = Storage.Disk

// @provide(set: [title = "set", count = 2])
@UI final class Label {
  var title = ""
  var count = 0
  init() {}
}

// @provide(set: [title = "later"])
@MainActor final class Late {
  var title = ""
  init() async throws {}
}

// @provide
@Storage.Disk final class File { init() {} }

// @provide(singleton, set: [rows = 7])
@Drive final class Table {
  var rows = 0
  let file: File
  init(file: File) { self.file = file }
}

// The arguments' defaults are known to the declaration only.
// @provide
func words(of text: String = "a" + "b" /* @arg */, label: Label) async -> [String] {
  [text, await label.title]
}

// What is the main actor's only by its protocol is not Sendable by that.
@MainActor protocol Screen: AnyObject { var name: String { get } }

// @provide(singleton, as: Screen)
final class Home: Screen {
  let name = "home"
  init() {}
}

// @provide
final class Visit {
  let screen: any Screen
  init(screen: any Screen) async { self.screen = screen }
}

// Twins of which one is isolated and the other waits, and of which only one is isolated.
#if FAST
  // @provide
  @MainActor func numbers() -> [Int] { [1] }

  // @provide(singleton)
  @MainActor final class Cache { init() {} }
#else
  // @provide
  func numbers() async -> [Int] { [2] }

  // @provide(singleton)
  final class Cache: Sendable { init() {} }
#endif

// @provide
struct Sum { let numbers: [Int] }

// @provide
struct Reader { let cache: Cache }
