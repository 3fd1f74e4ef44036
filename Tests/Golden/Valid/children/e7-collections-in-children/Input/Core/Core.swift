import DIRuntime

public protocol Plugin: Sendable { var name: String { get } }

// @container(parent: Container, public)
public struct Session {
  public let user: String
}

// @provide(into: Plugin)
struct Spelling: Plugin { let name = "spelling" }

// What only a session has, in the collection of a session.
// @provide(singleton, in: Session, into: Plugin)
final class Drafts: Plugin {
  let name: String
  init(user: String) { name = "drafts of \(user)" }
}

// Kept by the container, so it never knows what sessions have.
// @provide(singleton, public)
public final class Menu: Sendable {
  public let names: [String]
  init(plugins: [any Plugin]) { names = plugins.map(\.name) }
}

// Belongs to nobody: it has what the container has that it is asked of.
// @provide(public)
public struct Palette {
  let plugins: [any Plugin]
  public var names: [String] { plugins.map(\.name) }
}
