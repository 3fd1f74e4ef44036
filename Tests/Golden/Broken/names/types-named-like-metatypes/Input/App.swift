enum Token {
  // @provide
  struct `Type` { let n = "t" }
  struct `Protocol` {
    // @provide(name: part)
    static func part() -> Int { 1 }
  }
  // @provide(name: other)
  static func `Type`() -> String { "" }
}

// @provide
struct `Type` { let n = 1 }
