public import Base
import DIRuntime
public import Foundation

// @provide(public)
public struct Disk: Sendable {
  public init() throws(Missing) {}
}

// @provide(public)
public struct Tape: Sendable {
  public init() throws(CocoaError) {}
}
