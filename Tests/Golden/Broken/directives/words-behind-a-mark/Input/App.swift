import DIRuntime

// @provide
final class Clock {
  // @provide the usual one
  init() {}

  init(offset: Int) {}
}
