// SPDX-License-Identifier: MIT

import LedgerBase

/// Answers requests, each in a container and a transaction of its own.
// @provide
struct Requests: Sendable {
  let request: @Sendable (Access) -> RequestContainer

  /// The answer to a line: `ok` or `error`, and words.
  func answer(to line: String) async -> String {
    do {
      let command = try Command(line)
      return "ok " + (try await request(command.access).run { try await $0.commandRunner.run(command) })
    } catch {
      return "error \(error)"
    }
  }
}
