import DIRuntime

final class Plain: Sendable {}

protocol Screen: AnyObject { @MainActor var title: String { get } }

// @provide(singleton)
@MainActor
final class Model {
  var count = 0
  init() {}
}

// @provide
@MainActor
final class HomeScreen {
  let model: Model
  let name: String
  init(model: Model, name: String /* @arg */) { (self.model, self.name) = (model, name) }
}

// @provide
struct Wrapper {
  let model: Model
}

// @provide(weak, as: Screen)
@MainActor
final class Detail: Screen {
  let model: Model
  init(model: Model) throws { self.model = model }
  var title: String { "detail \(model.count)" }
}

// @provide
final class Navigator: Sendable {
  let make: @MainActor @Sendable (String) -> HomeScreen
  let later: @Sendable (String) async -> HomeScreen
  let model: Lazy<Model>
  init(
    make: @escaping @MainActor @Sendable (String) -> HomeScreen,
    later: @escaping @Sendable (String) async -> HomeScreen, model: Lazy<Model>
  ) {
    (self.make, self.later, self.model) = (make, later, model)
  }
}

// @provide
@MainActor
final class Local {
  let make: () -> Model
  init(make: @escaping () -> Model) { self.make = make }
}

@globalActor actor DB { static let shared = DB() }

// @provide(singleton)
@DB final class Store {
  var rows = 0
  init() {}
}

// @provide
@DB struct Query { let store: Store; let text: String /* @arg */ }

// @provide(as: [Left, Right], singleton)
@MainActor final class Both: Left, Right { init() {} }
protocol Left: Sendable {}
protocol Right: Sendable {}

/// New each time, and so of any actor.
// @provide(as: [Reading, Writing])
@DB final class Page: Reading, Writing { init() {} }
protocol Reading: Sendable {}
protocol Writing: Sendable {}
