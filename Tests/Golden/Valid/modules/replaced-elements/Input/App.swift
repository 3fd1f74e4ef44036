protocol Tool: Sendable {}
protocol Plugin: Sendable { var name: String { get } }

// @provide(as: Tool, name: hammer, into: Plugin)
struct Hammer: Tool, Plugin { let name = "hammer" }

// @provide(as: Tool, name: saw, into: Plugin)
struct Saw: Tool, Plugin { let name = "saw" }

// What takes the place of an element joins its collection; nobody else gets it as that.
// @provide(replaces: hammer)
struct Mallet: Tool, Plugin { let name = "mallet" }

// @provide(singleton, replaces: saw)
final class Blade: Tool, Plugin { let name = "blade" }

// @provide
struct Bench {
  let plugins: [any Plugin]
  let favourite: (any Plugin)?
}
