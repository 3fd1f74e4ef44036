import DIRuntime

// @require
public protocol Printer: Sendable { var name: String { get } }

// @provide(public)
public struct Report: Sendable { public let printer: any Printer }

// @require
public protocol Stamp: AnyObject, Sendable {}

// @provide(public)
public struct Letter: Sendable {
  public let first: any Stamp
  public let second: any Stamp
}
