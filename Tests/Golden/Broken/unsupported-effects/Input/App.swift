// @provide
final class Database {
  init() async throws {}
}

enum Factory {
  // @provide
  static func connect() async -> Connection { Connection() }
  // @provide
  static var remote: Connection { get async throws { Connection() } }
}

struct Connection {}

// @provide
@MainActor final class ViewModel {
  init() {}
}

// @provide
@MainActor
final class Model {
}

@MainActor enum UI {
  // @provide
  static func view() -> Connection { Connection() }
}

// @provide
final class Screen {
  @MainActor init() {}
}
