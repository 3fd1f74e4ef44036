// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime

/// Reads rows.
public protocol Reading: Sendable {
  var identity: ObjectIdentifier { get }
}

/// Writes rows.
public protocol Writing: Sendable {
  var identity: ObjectIdentifier { get }
}

/// One store behind two protocols.
// @provide(singleton, public, as: [Reading, Writing])
public final class Store: Reading, Writing {
  public init(ledger: Ledger) { ledger.note("store") }

  public var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Where the store is.
public struct Location: Sendable, Equatable {
  public var path: String

  public init(path: String) { self.path = path }

  // @provide(public, name: home)
  public static let home: Location = Location(path: "/home")

  // @provide(public, name: scratch)
  public static var scratch: Location { Location(path: "/scratch") }

  /// Only the library's own code sees this one.
  // @provide(name: hidden)
  static let hidden: Location = Location(path: "/hidden")
}

/// A transient that is built from kept things and named values.
// @provide(public)
public final class Copier {
  public let reader: any Reading
  public let writer: any Writing
  public let home: Location
  public let target: Location
  public let hidden: Location

  public init(
    reader: any Reading, writer: any Writing, home: Location, target: Location /* @named(scratch) */,
    hidden: Location, ledger: Ledger
  ) {
    self.reader = reader
    self.writer = writer
    self.home = home
    self.target = target
    self.hidden = hidden
    ledger.note("copier")
  }
}
