// @provide(boxed, singleton)
struct Settings: Sendable { let store: Store }

// @provide(singleton)
final class Store: Sendable { init(settings: Box<Settings>) {} }
