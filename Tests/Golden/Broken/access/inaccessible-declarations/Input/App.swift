// @provide
private struct A {}

// @provide
fileprivate final class B {}

enum C {
  // @provide
  private static func make() -> Int { 1 }
  // @provide
  fileprivate static let shared: Int = 1
}

private enum D {
  // @provide
  struct Inner {}

  enum Deeper {
    // @provide
    static let value: Int = 1
  }
}

private extension C {
  // @provide
  static func extended() -> Int { 1 }
}

final class E {
  // @provide
  private init() {}
}

// @provide
final class F {
  // @provide
  private init(a: Int) {}
  init() {}
}

// @provide
private let global: Int = 1
