public struct Logger { public let name = "log"
  public init() {} }
