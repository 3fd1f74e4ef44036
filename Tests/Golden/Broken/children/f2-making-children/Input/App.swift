import DIRuntime

struct Customer: Sendable {}

// @container(parent: Container)
struct Session {
  let customer: Customer
}

// @container(parent: Session)
struct Visit {
  let room: Int
}

// Only a session can make a visit.
// @provide(singleton)
final class Hotel: Sendable {
  init(visit: @escaping @Sendable (Int) -> VisitContainer) {}
}

// A session is made for somebody.
// @provide
struct Lobby {
  let session: () -> SessionContainer
}

// @provide
struct Porch {
  let session: (String) -> SessionContainer
}

// @provide
struct Garden {
  let session: Lazy<SessionContainer>
}

#if DEBUG
// @container(parent: Container)
struct Probe {}
#endif

// @provide
struct Tools {
  let probe: () -> ProbeContainer
}
