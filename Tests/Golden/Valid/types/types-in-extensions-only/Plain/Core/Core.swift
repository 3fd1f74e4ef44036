public struct Client: Sendable { public init() {} }
