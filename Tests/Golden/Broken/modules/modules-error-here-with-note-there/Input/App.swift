import Core

// @provide
struct House { let door: Door }

// @provide(singleton)
final class Town: Sendable { init(door: Door) {} }
