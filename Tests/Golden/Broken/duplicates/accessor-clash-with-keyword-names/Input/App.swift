// @provide
struct Default {}

// @provide(name: `default`)
struct Other {}

enum Nested {
  // @provide
  struct Default {}
}

// @provide
func `default`() -> Int { 3 }
