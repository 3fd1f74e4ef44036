@available(macOS 26, *)
// @provide(weak)
final class Model: Sendable {}

// @provide(keyed: id)
final class Room: Sendable { init(id: Int /* @arg */, model: Model) {} }

@available(macOS 15.4, iOS 18, *)
// @provide(boxed)
struct Settings: Sendable { init(model: Model) {} }
