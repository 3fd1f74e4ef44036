// @provide
final class Server {
  #if DEBUG
  init() {}
  #endif
}

// @provide
final class Client {
  #if DEBUG
  init() {}
  #endif
  #if TRACING
  init(depth: Int /* @arg */) {}
  #endif
  #if !DEBUG && !TRACING
  init(other: Int /* @arg */) {}
  #endif
}

#if os(Linux)
// @provide
final class Socket {
  #if DEBUG
  private init() {}
  #else
  init() {}
  #endif
}
#endif
