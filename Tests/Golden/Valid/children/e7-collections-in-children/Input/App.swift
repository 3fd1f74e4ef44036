import Core
import DIRuntime

// Belongs to a session because of what it needs.
// @provide(into: Plugin)
struct Signature: Plugin {
  let user: String
  var name: String { "signature of \(user)" }
}

// @provide(singleton, into: Plugin)
final class Weather: Plugin { var name: String { "weather" } }

// Its name comes before its parent's, its elements do not.
// @container(parent: Session)
struct Page {
  let number: Int
}

// @provide(weak, in: Page, into: Plugin)
final class Ruler: Plugin {
  let name: String
  init(number: Int) { name = "ruler \(number)" }
}

// @provide(singleton, in: Page)
final class Toolbar: Sendable {
  let names: [String]
  init(plugins: [any Plugin]) { names = plugins.map(\.name) }
}

protocol Tool: Sendable { func use() -> Int }

struct Broken: Error {}

// @provide(in: Session, into: Tool)
func hammer(user: String) throws(Broken) -> any Tool & Sendable {
  if user.isEmpty { throw Broken() }
  return Hammer()
}

struct Hammer: Tool { func use() -> Int { 1 } }

// None anywhere else, which it says it knows.
// @provide
struct Chest {
  let tools: [any Tool]
  init(tools: [any Tool] = []) { self.tools = tools }
}
