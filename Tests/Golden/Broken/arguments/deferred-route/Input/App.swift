import DIRuntime

protocol Clock {}

// @provide
final class Alarm { init(clock: any Clock) {} }

// @provide
final class Bell { init(alarm: @escaping () -> Alarm) {} }

// @provide
final class House { init(bell: Lazy<Bell>) {} }
