protocol Machine: Sendable {}
struct Maker: Machine { var text = "maker" }

// @provide(singleton)
func maker() -> Maker { Maker(text: "made") }

// @provide
struct Workshop {
  var maker: Maker  // @arg
}
