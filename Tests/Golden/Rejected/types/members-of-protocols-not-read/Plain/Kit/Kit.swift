public struct Plain: Sendable {
  public init() {}
}

public protocol Styled {
  associatedtype Style = Plain
  associatedtype Look
  var look: Look { get }
}
