// @provide
final class Poller {
  private static func pause() -> Int { 9 }
  let pause: () -> Int
  let each: @Sendable () -> Int
  init(
    pause: @escaping () -> Int = Poller.pause,  // @arg
    each: @escaping @Sendable () -> Int = { 8 }  // @arg
  ) {
    self.pause = pause
    self.each = each
  }
}
