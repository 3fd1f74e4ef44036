protocol Clock {}

// @provide(singleton, as: Clock)
final class SystemClock: Clock, Sendable { init(zone: Zone, id: Int /* @arg */) {} }
