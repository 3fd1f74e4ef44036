struct Request {}

// @provide
func httpClient() -> Request { Request() }

enum Port {
  // @provide(name: request)
  static let value: Int = 1
}

// @provide(name: request)
struct Other {}
