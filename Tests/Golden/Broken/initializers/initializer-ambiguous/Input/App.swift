// @provide
final class Client {
  init(host: String) {}
  init(url: Int) {}
  private init() {}
  init?(port: Int) { nil }
}

// @provide
struct Point { let x: Int }

extension Point {
  init(polar: Int) { x = polar }
}

// @provide
final class Both {
  // @provide
  init(a: Int) {}
  // @provide
  init(b: Int) {}
}

class Base {
  init(a: Int) {}
  convenience init() { self.init(a: 1) }
}

// @provide
final class Derived: Base {}
