import DIRuntime

@globalActor actor DB { static let shared = DB() }

// @provide
@DB final class Store { init() {} }

// @provide
@MainActor final class Model { init() {} }

// Two actors at once.
// @provide
@MainActor final class Screen { init(model: Model, store: Store) {} }

// @provide
struct Both {
  let model: Model
  let store: Store
}

// @provide
final class Through { init(both: Both, screen: Screen) {} }

// Waiting is a way out.
// @provide
@MainActor final class Waiting { init(store: Store) async {} }

// Asked for later, elsewhere.
// @provide
final class Later: Sendable {
  init(
    a: Provider<Model>, b: Lazy<Store>, c: @escaping @Sendable () -> Model, d: @escaping () -> Model,
    e: @MainActor @escaping () -> Model, f: @escaping @Sendable () async -> Store, g: Lazy<Model>
  ) {}
}

// Here it is on the actor anyway.
// @provide
@MainActor final class OnActor { init(d: @escaping () -> Model) {} }

// What only the main actor's can be.
// @provide(weak)
@DB final class Weak { init() {} }

protocol P: Sendable {}
protocol Q: Sendable {}

// @provide(singleton, as: [P, Q])
@DB final class Several: P, Q { init() {} }

protocol Plugin {}

// @provide(into: Plugin)
@DB final class First: Plugin { init() {} }

// @provide
struct Shelf { let all: [any Plugin] }
