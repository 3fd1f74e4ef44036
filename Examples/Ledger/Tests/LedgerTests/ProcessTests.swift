// SPDX-License-Identifier: MIT

import DIRuntime
import Foundation
import LedgerBase
import Testing

@testable import Ledger

/// The program as its users run it, and as an impatient one ends it.
@Suite(.ownFolder)
struct ProcessTests {
  @Test(arguments: [
    ["/app/.build/debug/LedgerPackageTests.xctest", "--testing-library", "swift-testing"],
    [
      "/Xcode/usr/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path",
      "/app/.build/debug/LedgerPackageTests.xctest/Contents/MacOS/LedgerPackageTests",
    ],
    ["/Xcode/Agents/xctest", "/app/.build/debug/LedgerTests.xctest"],
  ])
  func findsTheProgramBesideTheTests(paths: [String]) {
    #expect(LedgerProcess.folder(of: paths)?.path == "/app/.build/debug")
  }

  @Test func answersUntilTheInputEnds() async throws {
    let ledger = try LedgerProcess()
    try ledger.send("open ada 1.00", "balance ada")
    try ledger.endInput()
    #expect(try await ledger.status() == 0)
    #expect(ledger.answers == ["ok opened ada", "ok 1.00"])
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func stopsAtASignal(_ number: Int32) async throws {
    let ledger = try LedgerProcess()
    try ledger.send("open ada 1.00")
    try await ledger.until { ledger.answers == ["ok opened ada"] }
    ledger.signal(number)
    #expect(try await ledger.status() == 0)
    #expect(ledger.log.last?.contains("message=stopped") == true)
    #expect(!FileManager.default.fileExists(atPath: OwnFolder.path("ledger.sqlite-wal")))
  }

  /// Killed again and again in the middle of an import, each time after some more batches, the program loses no row and books
  /// none twice.
  @Test func losesNothingWhenKilled() async throws {
    let rows = Rows(count: 3_000)
    try rows.write(to: OwnFolder.path("rows.csv"))
    var kills = 0
    while kills < 4 {
      let ledger = try LedgerProcess(batchSize: 5)
      if kills == 0 { try ledger.send("open ada 100.00", "open ben", "import \(OwnFolder.path("rows.csv"))") }
      try await ledger.until { ledger.count("importing") > 3 * kills || ledger.count("imported") == 1 }
      ledger.signal(SIGKILL)
      #expect(try await ledger.status() == SIGKILL)
      if ledger.count("imported") == 1 { break }
      kills += 1
    }
    #expect(kills > 0, "the import was over before the program was killed")
    let last = try LedgerProcess()
    try last.send("check")
    try last.endInput()
    #expect(try await last.status() == 0)
    #expect(last.answers == ["ok balanced"])

    let service = Container().service(settings: .inOwnFolder())
    #expect(
      await service.answers(to: "imports", "balance ben", "check") == [
        "ok 1 100% \(rows.booked) booked \(rows.refused) refused",
        "ok \(Money(cents: Int64(rows.booked)))", "ok balanced",
      ])
    try await service.close()
  }

  @Test func refusesBadSettings() async throws {
    let ledger = try LedgerProcess(batchSize: 0)
    #expect(try await ledger.status() == 78)
    #expect(ledger.log == ["ledger: LEDGER_BATCH is '0', and should be a number from 1 to 10000"])
  }
}
