// @provide(boxed)
struct Settings: Sendable {}

// @provide(weak)
func settings() -> Box<Settings> { Box(Settings()) }
