// @provide
struct Sync {
  init(
    // @arg
    size: Int,
    // @named(main)
    name: String
  ) {}
}

// @provide
func make(/* @arg */ size: Double) -> Float { 3 }
