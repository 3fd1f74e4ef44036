import DIRuntime

protocol Plugin: Sendable { var name: String { get } }

// @provide(singleton)
final class Settings: Sendable {}

// @container(parent: Container)
struct Session { let user: String }

// @container(parent: Session)
struct Desk { let number: Int }

// @provide(into: Plugin)
struct Always: Plugin {
  let name = "always"
  let settings: Settings
}

// @provide(into: Plugin)
struct Greeting: Plugin {
  let name: String
  init(user: String) { name = user }
}

// @provide(into: Plugin)
struct Drawer: Plugin {
  let name: String
  init(number: Int) { name = "\(number)" }
}

// @provide(singleton)
final class Editor: Sendable {
  let later: Lazy<[any Plugin]>
  let each: Provider<[any Plugin]>
  let all: @Sendable () -> [any Plugin]
  let container: Container

  init(
    later: Lazy<[any Plugin]>, each: Provider<[any Plugin]>, all: @escaping @Sendable () -> [any Plugin],
    container: Container
  ) {
    (self.later, self.each, self.all, self.container) = (later, each, all, container)
  }
}

// @provide(singleton, in: Session)
final class Cart: Sendable {
  let names: [String]
  let all: @Sendable () -> [any Plugin]

  init(editor: Editor, plugins: [any Plugin], all: @escaping @Sendable () -> [any Plugin]) {
    names = (editor.all() + plugins).map(\.name)
    self.all = all
  }
}

// @provide(keyed: key)
final class Room: Sendable {
  let all: @Sendable () -> [any Plugin]
  init(key: Int /* @arg */, all: @escaping @Sendable () -> [any Plugin]) { self.all = all }
}

// @provide(weak)
final class Tab: Sendable {
  let all: @Sendable () -> [any Plugin]
  init(all: @escaping @Sendable () -> [any Plugin]) { self.all = all }
}

// @provide(singleton)
final class Index: Sendable {
  let all: @Sendable () -> [any Plugin]
  init(all: @escaping @Sendable () -> [any Plugin]) async { self.all = all }
}

// @provide(singleton)
final class Banner: @unchecked Sendable {
  @InjectedIfPresent(.cart) var cart
  init() {}
}
