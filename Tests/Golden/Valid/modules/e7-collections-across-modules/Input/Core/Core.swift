import DIRuntime

public protocol Plugin { var name: String { get } }

// What nobody joins here.
public protocol Rule: Sendable { var weight: Int { get } }

public protocol Theme {}

// @provide(into: Plugin)
struct Spelling: Plugin { let name = "spelling" }

// @provide(singleton, public, into: Plugin)
public final class Grammar: Plugin, Sendable {
  public let name: String
  public init(name: String = "grammar") { self.name = name }
}

// Knows nothing of the modules above.
// @provide(public)
public struct Editor {
  let plugins: [any Plugin]
  public var names: [String] { plugins.map(\.name) }
}

// @provide(singleton, public)
public final class Judge: Sendable {
  let rules: [any Rule]
  public var weights: [Int] { rules.map(\.weight) }
  init(rules: [any Rule]) { self.rules = rules }
}

// May be none.
// @provide(public)
public struct Painter {
  let themes: [any Theme]
  public var count: Int { themes.count }
  init(themes: [any Theme] = []) { self.themes = themes }
}

// @provide(singleton, public)
public final class Apart: Sendable {}
