// SPDX-License-Identifier: MIT

// @container(parent: Container, public)
/// A running service: keeps the connections and everything else that the settings decide.
public struct Service {
  /// Validated before the container is made.
  public let settings: Settings
}

// @container(parent: Service, public)
/// A request, with a transaction of its own.
public struct Request {
  /// The kind of transaction.
  public let access: Access
}

/// The access of a transaction to the database.
public enum Access: Sendable {
  /// Sees one state of the database, waits for no writer, and can change nothing.
  case reading
  /// Waits for the writers before it when it begins, so it never has to begin again.
  case writing
}
