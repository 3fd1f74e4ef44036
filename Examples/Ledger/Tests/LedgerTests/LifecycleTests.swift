// SPDX-License-Identifier: MIT

import DIRuntime
import DITesting
import Foundation
import LedgerBase
import Testing

@testable import Ledger

/// Start and end, in order and half-way.
@Suite(.ownFolder)
struct LifecycleTests {
  private let log = Recorded()
  private let output = Recorded()

  private func service(_ lines: String..., settings: Settings = .inOwnFolder()) -> ServiceContainer {
    Container { [log, output] in
      $0.override(.logSink) { log }
      $0.override(.output) { output }
      $0.override(.requestSource) { WrittenRequests(lines) }
    }.service(settings: settings)
  }

  /// Whether the database has no journal, as after its last connection was closed.
  private var isClosed: Bool { !FileManager.default.fileExists(atPath: OwnFolder.path("ledger.sqlite-wal")) }

  @Test func runsFromStartToEnd() async throws {
    #expect(await service("open ada 1.00", "balance ada").program.run() == .success)
    #expect(output.lines == ["ok opened ada", "ok 1.00"])
    #expect(
      log.messages == ["pool opened", "migrated", "ready", "database closed", "pool closed", "stopped"])
    #expect(isClosed)
  }

  @Test func keepsTheDatabaseBetweenRuns() async {
    #expect(await service("open ada 1.00").program.run() == .success)
    #expect(await service("balance ada").program.run() == .success)
    #expect(output.lines.last == "ok 1.00")
  }

  /// The pool is open already when the tables turn out to be too new.
  @Test func closesAfterAStartThatFailsHalfWay() async throws {
    let first = service()
    try await first.warmUp()
    _ = try await first.request(access: .writing).run {
      try await $0.transaction.rows("INSERT INTO migrations VALUES ('accounts-9')")
    }
    try await first.close()

    #expect(await service().program.run() == .failure)
    #expect(log.messages.suffix(4) == ["pool opened", "failed", "pool closed", "stopped"])
    #expect(isClosed)
  }

  @Test func failsWithoutADatabase() async {
    let settings = Settings(database: OwnFolder.path("no/such/folder/ledger.sqlite"))
    #expect(await service(settings: settings).program.run() == .failure)
    #expect(log.messages == ["failed", "stopped"])
    #expect(log.lines[0].contains("unable to open database file (code 14)"))
  }

  /// A request that is still running ends first.
  @Test func waitsForTransactions() async throws {
    let service = service()
    try await service.warmUp()
    let request = service.request(access: .writing)
    _ = try await request.transaction
    let closing = Task { try await service.close() }
    try await Task.sleep(for: .milliseconds(50))
    #expect(!log.messages.contains("pool closed"))
    try await request.close()
    try await closing.value
    #expect(log.messages.last == "pool closed")
  }
}
