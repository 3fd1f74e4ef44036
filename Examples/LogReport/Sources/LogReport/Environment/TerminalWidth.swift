// SPDX-License-Identifier: MIT

import Foundation

/// How many columns a line of text may take.
struct TerminalWidth: Equatable, Sendable {
  let columns: Int

  /// The width that the shell exports as `COLUMNS`, if it is exported and leaves room for a table.
  // @provide
  static func terminalWidth() -> TerminalWidth? {
    guard
      let value = ProcessInfo.processInfo.environment["COLUMNS"],
      let columns = Int(value),
      columns >= 40
    else { return nil }
    return TerminalWidth(columns: columns)
  }
}
