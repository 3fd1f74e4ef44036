public struct Clock: Sendable { public let n = 1; public init() {} }
public enum Error: Swift.Error { case a, b }
public final class Observable: Sendable { public let n = 2; public init() {} }
public struct Sequence { public let n = 3; public init() {} }
public struct Identifiable { public let n = 4; public init() {} }
public protocol Executor: Sendable { var n: Int { get } }
open class Actor { public init() {}; public var n: Int { 5 } }
