// SPDX-License-Identifier: MIT

import Foundation
import LedgerBase

/// Takes the answers.
protocol Output: Sendable {
  func write(_ line: String)
}

// @provide(singleton, as: Output)
struct StandardOutput: Output {
  func write(_ line: String) { writeLine(line, to: STDOUT_FILENO) }
}

/// Meets the requirement of `LedgerBase`: the log of this program goes to standard error.
// @provide(singleton, as: LogSink)
struct StandardError: LogSink {
  func write(_ line: String) { writeLine(line, to: STDERR_FILENO) }
}

/// Writes a line in one piece, so that lines of several threads do not mix.
private func writeLine(_ line: String, to descriptor: Int32) {
  var rest = Data((line + "\n").utf8)
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    // Nothing can be done about a reader that is gone.
    if count < 0 && errno != EINTR { return }
    rest = rest.dropFirst(max(0, count))
  }
}
