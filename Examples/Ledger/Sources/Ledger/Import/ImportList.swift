// SPDX-License-Identifier: MIT

import LedgerBase

/// Another process has gone on with an import. The batch that this process has booked is rolled back.
struct OvertakenImport: Error, Equatable, CustomStringConvertible {
  let number: Int64

  var description: String { "another process has gone on with import \(number)" }
}

/// The imports, as the transaction of a request sees them.
// @provide
struct ImportList: Sendable {
  let transaction: Transaction
  let importer: Importer

  /// Adds an import, which begins after the commit.
  func add(_ path: String, size: Int64) async throws(DatabaseError) -> Int64 {
    let rows = try await transaction.rows(
      "INSERT INTO imports (path, size, offset, booked, refused, problem) VALUES (?, ?, 0, 0, 0, '') RETURNING id",
      [.text(path), .integer(size)])
    transaction.afterCommit { [importer] in await importer.wake() }
    return try rows.first?.integer(0) ?? 0
  }

  func all() async throws(DatabaseError) -> [ImportJob] { try await jobs("ORDER BY id") }

  /// The first import that has to go on.
  func next() async throws(DatabaseError) -> ImportJob? {
    try await jobs("WHERE offset < size AND problem = '' ORDER BY id LIMIT 1").first
  }

  /// Saves how far an import is, unless another process has gone on with it.
  func save(_ job: ImportJob, after old: ImportJob) async throws {
    let saved = try await transaction.rows(
      """
      UPDATE imports SET offset = ?, booked = ?, refused = ?, problem = ?
      WHERE id = ? AND offset = ? AND problem = '' RETURNING id
      """,
      [
        .integer(job.offset), .integer(job.booked), .integer(job.refused), .text(job.problem),
        .integer(job.number), .integer(old.offset),
      ])
    if saved.isEmpty { throw OvertakenImport(number: job.number) }
  }

  private func jobs(_ condition: String) async throws(DatabaseError) -> [ImportJob] {
    let columns = "id, path, size, offset, booked, refused, problem"
    var jobs: [ImportJob] = []
    for row in try await transaction.rows("SELECT \(columns) FROM imports \(condition)") {
      jobs.append(try ImportJob(row))
    }
    return jobs
  }
}
