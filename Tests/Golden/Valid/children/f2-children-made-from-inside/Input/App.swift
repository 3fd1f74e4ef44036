import Core
import DIRuntime

// @container(parent: Session)
struct Visit {
  let room: Int
  var note: String? = nil
}

// @container(parent: Container)
struct Window {}

// What every container has makes sessions for whom it is told, and windows for nobody in particular.
// @provide(singleton)
final class Shell: Sendable {
  let session: @Sendable (Customer) -> SessionContainer
  let window: @Sendable () -> WindowContainer

  init(
    session: @escaping @Sendable (Customer) -> SessionContainer,
    window: @escaping @Sendable () -> WindowContainer
  ) {
    (self.session, self.window) = (session, window)
  }
}

// A session makes visits; what makes them is the session's, and so is this.
// @provide
struct Lobby {
  let visit: (Int) throws -> VisitContainer
  let another: (Int, String?) async -> Core.SessionContainer?

  init(
    visit: @escaping (Int) throws -> VisitContainer,
    another: @escaping (Int, String?) async -> Core.SessionContainer? = { _, _ in nil }
  ) {
    (self.visit, self.another) = (visit, another)
  }
}

// Who has the customer already hands it on; who is asked later is asked once, or each time.
// @provide
struct Counter {
  let session: () -> SessionContainer
  let window: Lazy<WindowContainer>
  let windows: Provider<WindowContainer>

  init(
    customer: Customer /* @arg */, session: @escaping () -> SessionContainer,
    window: Lazy<WindowContainer>, windows: Provider<WindowContainer>
  ) {
    (self.session, self.window, self.windows) = (session, window, windows)
  }
}

// The child's own class is still the container that it is built by.
// @provide(singleton, in: Session)
final class Desk: Sendable {
  let session: SessionContainer
  let next: @Sendable (Customer) -> SessionContainer

  init(session: SessionContainer, next: @escaping @Sendable (Customer) -> SessionContainer) {
    (self.session, self.next) = (session, next)
  }
}

#if KIOSK
// @container(parent: Container)
struct Kiosk {
  let place: String
}

// @provide
struct Operator {
  let kiosk: (String) -> KioskContainer
}
#endif
