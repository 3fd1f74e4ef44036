import DIRuntime

// @provide(singleton, boxed)
struct Settings: Sendable {}

// @provide
struct Editor {
  let settings: Settings
}

// @provide
struct Reader {
  let settings: Lazy<Settings>
}

// @provide
struct Plain: Sendable {}

// @provide
struct Page {
  let plain: Box<Plain>
}
