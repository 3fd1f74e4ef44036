// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime
import Foundation

/// Why there is no connection.
public struct NoAnswer: Error, Equatable {
  public var attempt: Int

  public init(attempt: Int) { self.attempt = attempt }
}

/// Takes a while to be there, and does not come when it is told to fail.
// @provide(singleton, public)
public final class Connection: Sendable {
  public init(switchboard: Switchboard) async throws(NoAnswer) {
    let attempt = switchboard.dial()
    try? await Task.sleep(for: .milliseconds(5))
    if switchboard.isDown { throw NoAnswer(attempt: attempt) }
  }
}

/// Counts the attempts.
// @provide(singleton, public)
public final class Switchboard: @unchecked Sendable {
  // Unchecked for the variables, which are under the lock.
  private let lock = NSLock()
  private var count = 0
  private var fails = false

  public init() {}

  public var attempts: Int { lock.withLock { count } }
  public var isDown: Bool {
    get { lock.withLock { fails } }
    set { lock.withLock { fails = newValue } }
  }

  func dial() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

/// Needs what has to be waited for, and is not Sendable.
// @provide(public)
public final class Postbag {
  public let connection: Connection
  public var drafts: [String] = []

  public init(connection: Connection) { self.connection = connection }
}

/// The main actor's.
// @provide(singleton, public)
@MainActor
public final class Window {
  public var title = "untitled"

  public init() {}
}

/// Nobody's, but built from what is the main actor's.
// @provide(public)
public struct Toolbar: Sendable {
  public let window: Window

  public init(window: Window) { self.window = window }
}

/// Opens windows later.
// @provide(public)
public final class Opener: Sendable {
  public let lazy: Lazy<Window>
  public let open: @MainActor @Sendable () -> Toolbar
  public let openFromAnywhere: @Sendable () async -> Toolbar

  public init(
    lazy: Lazy<Window>, open: @escaping @MainActor @Sendable () -> Toolbar,
    openFromAnywhere: @escaping @Sendable () async -> Toolbar
  ) {
    (self.lazy, self.open, self.openFromAnywhere) = (lazy, open, openFromAnywhere)
  }
}

/// Another actor than the main one.
@globalActor
public actor Archive {
  public static let shared = Archive()
}

// @provide(singleton, public)
@Archive
public final class Repertory {
  public var books = 0

  public init() {}
}
