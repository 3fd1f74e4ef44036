#if DEBUG
// @provide
struct DebugClock {}

enum Tools {
  // @provide
  static let level: Int = 1
}
#elseif RELEASE
// @provide
struct ReleaseClock {}
#else
// @provide
struct OtherClock {}
#endif

// @provide
struct Settings {
  let a: Int = 1
  #if os(Linux)
  let b: Int  // @arg
  #endif
}

final class Server {
  #if DEBUG
  // @provide
  init() {}
  #else
  init(port: Int) {}
  #endif
}
