final class Part: Sendable { let name = "part" }

typealias Change = (inout Int) -> Int

enum Functions {
  // @provide
  static func step() -> (Int) -> Int { { $0 + 1 } }
  // @provide
  static func change() -> Change { { $0 += 1; return $0 } }
  // @provide
  static func taking() -> (sending Part) -> String { { $0.name } }
  // @provide
  static func lending() -> (borrowing Part) -> sending String { { "borrowed \($0.name)" } }
}

// @provide
struct Page {
  let next: (inout Int) -> Int
  let step: (Int) -> Int
  let take: (sending Part) -> String
  let lend: (borrowing Part) -> String
  let later: (inout Int) -> Item
}

// @provide
struct Item { let n: Int /* @arg */ }
