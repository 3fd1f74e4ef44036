public import Core
import DIRuntime
// @provide(into: Rule)
struct B: Rule { var text: String { "b" } }
// @provide(singleton)
final class Dep: Sendable { init() { print("dep") } }
// @provide(public)
public struct MidUser: Sendable { public let rules: [any Rule]; public init(rules: [any Rule]) { self.rules = rules } }
