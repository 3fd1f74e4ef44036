public import Base
import DIRuntime
public import Foundation

// Nothing else in this file needs Base.
// @provide(public)
public struct Disk: Sendable {
  public init() throws(Missing) {}
}

// No accessor shows a type of Foundation.
extension Disk {
  public var root: URL { URL(fileURLWithPath: "/") }
}
