// @provide
final class Clock {}

// @provide
final class Alarm {
  init(clock: @escaping () -> Clock) {}
}

// @provide
final class Watch {
  let clock: Lazy<Clock>
  init(clock: Lazy<Clock>) { self.clock = clock }
}
