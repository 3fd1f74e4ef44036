import DIRuntime

// @provide
struct Clock: Sendable { let name = "clock" }

struct Missing {}

enum Settings {
  // @provide(name: maybe)
  static let maybe: Int? = 3
}

// @provide
struct Watch {
  let clock: Clock??
  let missing: Missing??
  let maybe: Int??
}

// @provide
struct Debugger { let probe: Probe??? }

#if DEBUG
// @provide
struct Probe {}
#else
struct Probe {}
#endif
