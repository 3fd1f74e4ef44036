public protocol Rule: Sendable {}
public typealias AnyRule = any Rule
