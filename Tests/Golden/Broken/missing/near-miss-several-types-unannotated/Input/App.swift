protocol Clock {}

extension Wall: Clock {}
struct Wall {}

enum Clocks {
  actor Atomic: Clock {}
}

private struct Hidden: Clock {}

final class Generic<Zone>: Clock {}

// @provide
struct Watch { let clock: any Clock }
