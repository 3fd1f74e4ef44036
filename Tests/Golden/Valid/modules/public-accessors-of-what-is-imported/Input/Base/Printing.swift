public protocol Printer: Sendable { func print() -> String }

public struct Paper: Sendable {
  public let size: String
  public init(size: String) { self.size = size }
}

public struct Jam: Error { public init() {} }

public struct Tray<Content: Sendable>: Sendable { public init() {} }
