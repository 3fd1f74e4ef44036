import DIRuntime

protocol Theme: Sendable { var name: String { get } }

// @provide(singleton)
final class Registry: Sendable {
  private let container: Container
  init(container: Container) { self.container = container }
  func theme(_ name: String) -> String {
    (try? container.dynamic.resolve((any Theme).self, name: name).name) ?? "none"
  }
}

struct Dark: Theme { let name = "dark" }
