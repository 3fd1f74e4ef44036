// @provide
final class Beta {
  init(count: Int /* @arg */, logger: any Logger) {}
}

enum Factory {
  // @provide
  static func gamma(_ logger: any Logger) -> Gamma { Gamma() }
}

struct Gamma {}
