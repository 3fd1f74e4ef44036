// SPDX-License-Identifier: MIT

import Accounts
import DIRuntime
import Foundation
import LedgerBase
import Synchronization
import Testing

@testable import Ledger

/// Keeps lines instead of showing them: log entries or answers.
final class Recorded: LogSink, Output {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  func write(_ line: String) { written.withLock { $0.append(line) } }

  /// The messages of the entries, without time, level and fields.
  var messages: [String] {
    lines.compactMap { $0.firstMatch(of: #/message=("[^"]*"|\S+)/#) }.map {
      $0.1.trimmingCharacters(in: ["\""])
    }
  }
}

struct StoppedClock: WallClock {
  func now() -> Date { Date(timeIntervalSince1970: 1_800_000_000) }
}

/// Requests that a test has written down.
actor WrittenRequests: RequestSource {
  private var lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  func next() -> String? { lines.isEmpty ? nil : lines.removeFirst() }
}

/// Requests a shutdown after some batches.
struct StopAfter: ImportProgress {
  let percent: Int64
  let shutdown: Shutdown

  func imported(_ job: ImportJob) { if job.percent >= percent { shutdown.request() } }
}

/// A rule that kills the process in the middle of a batch.
struct KillAtRow: TransferRule {
  let name = "kill"
  let reference: String

  func objection(to transfer: Transfer, in book: AccountBook) -> String? {
    if transfer.reference == reference { kill(getpid(), SIGKILL) }
    return nil
  }
}

extension ServiceContainer {
  /// Answers requests one after the other.
  func answers(to lines: String...) async -> [String] {
    var answers: [String] = []
    for line in lines { answers.append(await requests.answer(to: line)) }
    return answers
  }
}

/// The service of the running test.
func currentService() throws -> ServiceContainer {
  try #require(Container.current as? ServiceContainer)
}

/// Rows for an import: each moves one cent from ada to ben, but each tenth is refused.
struct Rows {
  let count: Int
  var refused: Int { count / 10 }
  var booked: Int { count - refused }

  func write(to path: String) throws {
    let rows = (1...count).map { "ada,\($0 % 10 == 0 ? "nobody" : "ben"),0.01,row-\($0)\n" }
    try rows.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }
}
