public protocol Listening { typealias Place = Port }
public struct Port: Sendable { public let number = 8080; public init() {} }
