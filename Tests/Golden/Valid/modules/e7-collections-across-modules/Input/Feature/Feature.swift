import Core
import CoreParts

// @provide(into: [Plugin, Rule])
struct Metrics: Plugin, Rule {
  let name: String
  let weight = 2
  init(grammar: Grammar) { name = "metrics beside \(grammar.name)" }
}

// A namesake, of which the others know nothing.
protocol Theme {}

// @provide(into: Theme)
struct Dark: Theme {}

// @provide(public)
public struct Shop {
  let plugins: [any Plugin]
  let themes: [any Theme]
  public var names: [String] { plugins.map(\.name) + ["\(themes.count)"] }
}
