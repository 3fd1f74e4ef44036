struct User: Sendable {}

// @container(parent: Container)
struct Session { let user: User }

protocol Logger: Sendable { var text: String { get } }

// One for each session while something is looked for, one for all else.
#if TRACE
// @provide(singleton, as: Logger, in: Session)
final class Trace: Logger {
  let text = "trace"
  init(user: User) {}
}
#else
// @provide(singleton, as: Logger)
final class Plain: Logger { let text = "plain" }
#endif

// @provide
struct Page { let logger: any Logger }

// @provide(singleton, in: Session)
final class History: Sendable {
  let page: Page
  init(page: Page) { self.page = page }
}

struct Fake: Logger { let text = "fake" }
