public struct Client { public let name = "net"
  public init() {} }
