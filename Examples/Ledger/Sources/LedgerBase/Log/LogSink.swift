// SPDX-License-Identifier: MIT

// @require
/// Takes the lines of the log. The program decides where they go, so a module above provides this.
public protocol LogSink: Sendable {
  /// Writes one line.
  func write(_ line: String)
}
