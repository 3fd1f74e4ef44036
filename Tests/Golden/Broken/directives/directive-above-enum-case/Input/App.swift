enum Level {
  // @provide
  case low
  case high

  // @provide(as: Level)
  indirect case nested(Level)
}

// @provide
struct Mixer { let level: Level }
