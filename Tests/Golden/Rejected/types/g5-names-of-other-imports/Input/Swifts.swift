enum Swifts {
  // @provide
  static func result() -> Result<Int, any Error> { .success(1) }
}

// @provide(as: Clock)
struct OwnClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock().now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
