// SPDX-License-Identifier: MIT

/// Where the shop notes what happens.
public protocol Journal: Sendable {
  func note(_ line: String)
}

/// Notes it on the terminal.
// @provide(singleton, public, as: Journal)
struct TerminalJournal: Journal {
  func note(_ line: String) { print(line) }
}
