public struct Name: Sendable { public init() {} }
