import DIRuntime

struct User: Sendable {}

#if DEBUG
// @container(parent: Container)
struct Session {
  let user: User
}
#endif

// @provide(singleton, in: Session)
final class Cart: Sendable {}

// @provide
struct Page {
  let session: SessionContainer
}

// Named only by what it needs, which is said there.
// @provide
struct Title {
  let user: User
}

#if TRACE
// @container(parent: Session)
struct Window {
  let size: Int
}
#endif

// A name is one container's, whichever a build has.
#if os(Linux)
// @container(parent: Container)
struct Visit {
  let page: Int
}
#else
// @container(parent: Container)
struct Visit {
  let url: String
}
#endif

// The '#if' is within the struct, and not around it.
#if DEBUG
// @container(parent: Container)
struct Trial {
  let days: Int
  #if TRACE
  let log: String
  #endif
}
#endif

// What it can do without is there in some builds only, but with that a session has it.
// @provide
struct Banner {
  init(user: User? = nil) {}
}

// @provide
struct Frame {
  let banner: Banner
}

// No build has both.
#if !DEBUG
// @provide(singleton, in: Session)
final class Receipt: Sendable {}
#endif
