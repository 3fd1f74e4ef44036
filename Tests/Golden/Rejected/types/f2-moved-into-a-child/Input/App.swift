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

// @container(parent: Container)
struct Window {
  let title: String
}

// @provide
struct RootViewController {
  let greeting: String  // @arg
  let page: Page
}

// @provide
@MainActor
final class Page {
  init(customer: Customer) {}
}

// @provide
final class Guide {
  init(visit: VisitContainer) async throws {}
}

// Two of one name: each where it belongs, and one of them where neither does.
// @provide
func panel(customer: Customer) -> Int { 1 }

enum Windows {
  // @provide
  static func panel(title: String) -> Bool { true }
}

@MainActor
func use(_ container: Container) async throws {
  let session = container.session(customer: Customer())
  let window = container.window(title: "")
  _ = (session.page, session.panel, window.panel, session.rootViewController(greeting: ""))
  _ = try await session.visit(room: 1).guide
  _ = container.page
  _ = container.rootViewController(greeting: "")
  _ = try await container.guide
  _ = try await session.guide
  _ = window.page
  _ = container.panel
}
