// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime

/// A part of a machine.
public protocol Part: Sendable {
  var name: String { get }
}

/// Something that wears out.
public protocol Wearing: Sendable {
  var name: String { get }
}

// @provide(public, into: Part)
public struct Wheel: Part {
  public var name: String { "wheel" }
}

/// No other module sees it, but each that gets the collection gets it too.
// @provide(into: Part)
struct Spring: Part {
  var name: String { "spring" }
}

/// Its accessor says something else than the collection that it joins.
// @provide(singleton, public, as: Wearing, into: Part)
public final class Brake: Wearing, Part {
  public let name: String

  public init(ledger: Ledger) {
    ledger.note("brake")
    name = "brake"
  }
}

/// The machine that the library makes of the parts.
// @provide(public)
public struct Kit: Sendable {
  public let parts: [any Part]
}
