// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime

// Weak, keyed, boxed and deferred things of a library, which another module builds on.

/// The same object as long as the program holds it.
// @provide(weak, public)
public final class Session: Sendable {
  public init(ledger: Ledger) { ledger.note("session") }
}

/// One for each account and region.
// @provide(singleton, public, keyed: [account, region])
public final class Mailbox: Sendable {
  public let account: String
  public let folder: Folder

  public init(account: String /* @arg */, region: Region /* @arg */, folder: Folder, ledger: Ledger) {
    self.account = account
    self.folder = folder
    ledger.note("mailbox")
  }
}

public enum Region: Sendable { case north, south }

/// Shares its argument with its consumer.
// @provide(public)
public final class Folder: Sendable {
  public let path: String

  public init(account: String /* @arg */, home: Location) { path = "\(home.path)/\(account)" }
}

/// Written through one holder, seen by all.
// @provide(singleton, boxed, public)
public struct Preferences: Sendable {
  public var isVerbose = false
  public var writes = 0

  public init() {}
}

/// Two that need each other.
// @provide(singleton, public)
public final class Sender: Sendable {
  public let receiver: Lazy<Receiver>

  public init(receiver: Lazy<Receiver>) { self.receiver = receiver }
}

// @provide(singleton, public)
public final class Receiver: Sendable {
  public let sender: Sender

  public init(sender: Sender) { self.sender = sender }
}
