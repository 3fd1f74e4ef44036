import DIRuntime

@MainActor
protocol View {}

// @provide(match: nearest)
protocol Store {
  func load()
}

/// Isolated as what it conforms to, however it does.
// @provide
struct Banner: @unsafe View {
  init() {}
}

// @provide
@MainActor
struct FileStore: @preconcurrency Store {
  func load() {}
}

// @provide
struct Screen {
  let store: any Store
  let view: any View  // @match(nearest)
}
