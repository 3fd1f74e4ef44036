// The library's own target is the main actor's by default, too.
// @module(isolation: MainActor)

import DIRuntime

nonisolated public protocol Log: Sendable {
  func note(_ text: String) -> String
}

// Nothing that conforms to a nonisolated protocol of Sendable types is the main actor's by default.
// @provide(singleton, public, as: Log)
struct PlainLog: Log {
  init() {}
  func note(_ text: String) -> String { "note: \(text)" }
}

// @require
nonisolated public protocol Store: Sendable {
  var name: String { get }
}

// @provide(public)
nonisolated public struct Shelf: Sendable {
  public let store: any Store
  public let log: any Log
}
