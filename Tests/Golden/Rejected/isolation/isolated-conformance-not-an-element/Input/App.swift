import DIRuntime

protocol Rule {
  func check() -> Bool
}

// @provide(into: Rule)
struct Spelling: @MainActor Rule {
  @MainActor func check() -> Bool { true }
}

// On the actor it is one.
// @provide(into: Rule)
@MainActor struct Grammar: @MainActor Rule {
  func check() -> Bool { true }
}

@globalActor actor Disk { static let shared = Disk() }

// @provide(into: Rule)
struct Spool: @Disk Rule {
  @Disk func check() -> Bool { true }
}
