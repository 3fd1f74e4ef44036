import DIRuntime

public protocol Rule: Sendable {}

// @provide(into: Rule)
struct A: Rule {}

// @provide(public)
public struct Engine: Sendable { public init(rules: [any Rule]) {} }
