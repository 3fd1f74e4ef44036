import DIRuntime

final class Row { var text = "" }

// @provide
@MainActor func rows() async -> [Row] { [Row()] }

@MainActor protocol Screen: AnyObject {}

// What is provided is any screen, and those are not all Sendable.
// @provide(as: Screen)
@MainActor final class Home: Screen {
  init(feed: Feed) {}
}

// @provide(singleton)
actor Feed {
  init() async {}
}
