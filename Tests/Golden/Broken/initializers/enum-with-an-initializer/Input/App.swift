// @provide
enum Mode {
  case fast

  init() { self = .fast }
}

// @provide
enum Kind { case plain }

enum Level {
  case low

  // @provide
  init() { self = .low }
}
