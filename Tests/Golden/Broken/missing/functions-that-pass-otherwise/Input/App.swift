final class Part {}

enum Functions {
  // @provide
  static func step() -> (Int) -> Int { { $0 + 1 } }
  // @provide
  static func taking() -> (sending Part) -> Void { { _ in } }
}

// @provide
struct Page {
  let next: (inout Int) -> Int
  let take: (Part) -> Void
  let first: (consuming Int) -> Int
}
