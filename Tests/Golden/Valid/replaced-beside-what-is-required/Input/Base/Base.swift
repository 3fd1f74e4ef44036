import DIRuntime

// @require
public protocol Printer: Sendable { var name: String { get } }

// @provide(public)
public struct Report: Sendable { public let printer: any Printer }
