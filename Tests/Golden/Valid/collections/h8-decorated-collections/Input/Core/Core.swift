import DIRuntime
public protocol Rule: Sendable { var text: String { get } }
// @provide(into: Rule)
struct A: Rule { var text: String { "a" } }
// @provide(singleton, public)
public final class Engine: Sendable { public let rules: [any Rule]; public init(rules: [any Rule]) { self.rules = rules } }
public struct User: Sendable { public init() {} }
// @container(parent: Container, public)
public struct Session { let user: User }
// @provide(replaces: rules)
func coreRules(rules: [any Rule]) -> [any Rule] { print("core", rules.count); return rules.reversed() }
