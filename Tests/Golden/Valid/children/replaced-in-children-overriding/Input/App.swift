import Core
import DIRuntime

// @provide(singleton)
final class Settings: Sendable {}

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

struct Names: List {
  let names: [String]
  init(_ plugins: [any Plugin]) { names = plugins.map(\.name) }
}

// @provide(replaces: Core.list)
func list(plugins: [any Plugin]) -> any List { Names(plugins) }

// @provide(replaces: Core.laterList)
func laterList(plugins: [any Plugin]) async -> any List { Names(plugins) }

// @provide(replaces: Core.weakList)
func weakList(plugins: [any Plugin]) -> any List { Names(plugins) }

// @provide(replaces: Core.listOfKey)
func listOfKey(key: Int /* @arg */, plugins: [any Plugin]) -> any List { Names(plugins) }
