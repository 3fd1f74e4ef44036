import DIRuntime

// @provide(singleton)
struct Settings: Sendable { var theme = "dark" }

// @provide(name: retries)
struct Limits: Sendable {}

// @provide
struct Screen {
  let settings: Box<Settings>
  let limits: Box<Limits>  // @named(retries)
}
