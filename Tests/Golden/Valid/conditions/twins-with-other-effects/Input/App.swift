import DIRuntime

#if DEBUG
  // @provide(singleton)
  final class Storage: Sendable {
    let name = "memory"
  }

  // @provide
  @MainActor final class Panel {
    init() {}
  }
#else
  // @provide(singleton)
  final class Storage: Sendable {
    let name: String
    init() async throws { name = "disk" }
  }

  // @provide
  final class Panel: Sendable {
    init() {}
  }
#endif

// One that waits, and one that is the main actor's.
#if DEBUG
  // @provide
  func token() async -> Int { 1 }
#else
  // @provide
  @MainActor func token() -> Int { 2 }
#endif

// @provide
struct Settings {
  let storage: Storage
  let token: Int
}

// @provide
struct Dashboard { let panel: Panel }

// What takes a place has the effects of what had it.
// @provide(singleton)
func remote() async throws -> Remote { Remote(name: "far") }

final class Remote: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

// @provide(singleton, replaces: remote)
@MainActor func near() -> Remote { Remote(name: "near") }
