public import DIRuntime

public struct Own: Sendable {
  public let name = "of the feature"
}

// This module does not see the accessor.
extension Container {
  public var log: Own { Own() }
}
