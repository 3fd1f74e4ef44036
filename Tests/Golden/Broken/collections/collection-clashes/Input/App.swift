protocol Plugin {}

// @provide(into: Plugin)
struct Spelling: Plugin {}

// @provide
func plugins() -> Int { 3 }

enum Audio {
  protocol Filter {}

  // @provide(into: Filter)
  struct Echo: Filter {}
}

enum Video {
  protocol Filter {}

  // @provide(into: Filter)
  struct Blur: Filter {}
}
