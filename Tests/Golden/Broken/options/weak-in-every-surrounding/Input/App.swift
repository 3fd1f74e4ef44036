protocol Port {}

extension Outer {
  // @provide(weak)
  struct Inner {}
}
enum Outer {
  // @provide(weak)
  static let size: Int = 3
}

#if DEBUG
// @provide(weak, as: Port)
struct Debug: Port {}
#endif

// @provide(weak)
func pair() -> (Int, Int) { (1, 2) }

// @provide(weak)
actor Fine {}
