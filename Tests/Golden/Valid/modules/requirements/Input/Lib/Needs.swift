import DIRuntime

// @require
public protocol Analytics: AnyObject, Sendable {
  var name: String { get }
}

// @require(throws)
public protocol Storage {
  func read() -> String
}

// @require
public struct Region: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

// @require
open class Theme {
  public init() {}
}

// @require
public actor Journal {
  public init() {}
}

// @require
public enum Mode: Sendable { case quiet, loud }
