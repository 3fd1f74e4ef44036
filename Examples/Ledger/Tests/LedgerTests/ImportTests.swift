// SPDX-License-Identifier: MIT

import DIRuntime
import DITesting
import Foundation
import LedgerBase
import Testing

@testable import Accounts
@testable import Ledger

@Suite(
  .ownFolder, .container(Container().service(settings: .inOwnFolder())),
  .overriding { $0.override(.logSink) { Recorded() } })
struct ImportTests {
  private let service: ServiceContainer
  private let path = OwnFolder.path("rows with spaces.csv")
  private let rows = Rows(count: 105)

  init() throws {
    service = try currentService()
    try rows.write(to: path)
  }

  private func start() async throws -> Importer {
    try await service.warmUp()
    #expect(await service.answers(to: "open ada 10.00", "open ben", "import \(path)").last == "ok import 1")
    return service.importer
  }

  @Test func importsInBatches() async throws {
    try await start().finish()
    #expect(
      await service.answers(to: "imports", "balance ben", "check") == [
        "ok 1 100% 95 booked 10 refused", "ok 0.95", "ok balanced",
      ])
  }

  @Test func booksNoRowTwice() async throws {
    let importer = try await start()
    await importer.finish()
    _ = await service.answers(to: "import \(path)")
    await importer.finish()
    #expect(
      await service.answers(to: "imports", "balance ben") == [
        "ok 1 100% 95 booked 10 refused, 2 100% 0 booked 105 refused", "ok 0.95",
      ])
  }

  @Test(.overriding { $0.override(.importProgress) { c in StopAfter(percent: 30, shutdown: c.shutdown) } })
  func stopsAfterABatchAndGoesOn() async throws {
    try await start().finish()
    let answer = await service.requests.answer(to: "imports")
    let percent = try #require(answer.firstMatch(of: #/ok 1 (\d+)%/#).flatMap { Int($0.1) })
    #expect((30..<60).contains(percent))
    try await service.close()

    let next = Container { $0.override(.logSink) { Recorded() } }.service(settings: .inOwnFolder())
    await next.importer.wake()
    await next.importer.finish()
    #expect(
      await next.answers(to: "imports", "balance ben") == ["ok 1 100% 95 booked 10 refused", "ok 0.95"])
    try await next.close()
  }

  @Test(.overriding { $0.override(.importProgress) { c in StopAfter(percent: 30, shutdown: c.shutdown) } })
  func noticesAChangedFile() async throws {
    try await start().finish()
    try await service.close()
    try Rows(count: 500).write(to: path)

    let next = Container { $0.override(.logSink) { Recorded() } }.service(settings: .inOwnFolder())
    await next.importer.wake()
    await next.importer.finish()
    #expect(await next.answers(to: "imports")[0].contains("failed: \(path) was changed during the import"))
    try await next.close()
  }

  /// The process dies within the first batch, another one, or the last one, before that is committed.
  @Test(arguments: [1, 47, 104])
  func bookedRowsOutliveTheProcess(row: Int) async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [database = OwnFolder.path("ledger.sqlite") as String, path = path as String, row = row as Int] in
      let service = Container {
        $0.override(.Accounts::transferRules) { [KillAtRow(reference: "row-\(row)")] }
      }.service(settings: Settings(database: database, batchSize: 20))
      _ = await service.answers(to: "open ada 10.00", "open ben", "import \(path)")
      await service.importer.finish()
    }
    let committed = Rows(count: (row - 1) / 20 * 20)
    #expect(
      await service.requests.answer(to: "imports")
        .hasSuffix("% \(committed.booked) booked \(committed.refused) refused"))
    await service.importer.wake()
    await service.importer.finish()
    #expect(
      await service.answers(to: "imports", "balance ben") == ["ok 1 100% 95 booked 10 refused", "ok 0.95"])
  }

  /// Two services of one database share the work, and book each row once.
  @Test func importsBesideAnotherService() async throws {
    let other = Container { $0.override(.logSink) { Recorded() } }.service(settings: .inOwnFolder())
    let importer = try await start()
    await other.importer.wake()
    await other.importer.finish()
    await importer.finish()
    #expect(
      await service.answers(to: "imports", "balance ben") == ["ok 1 100% 95 booked 10 refused", "ok 0.95"])
    try await other.close()
  }

  @Test func readsBatches() throws {
    let path = OwnFolder.path("lines")
    try "a\n\nbc".write(toFile: path, atomically: true, encoding: .utf8)
    let file = ImportFile(path: path)
    #expect(try file.batch(from: 0, size: 5, lines: 2) == .init(lines: ["a", ""], end: 3))
    #expect(try file.batch(from: 3, size: 5, lines: 2) == .init(lines: ["bc"], end: 5))
    #expect(throws: FileProblem.changed(path)) { try file.batch(from: 0, size: 6, lines: 2) }
  }
}
