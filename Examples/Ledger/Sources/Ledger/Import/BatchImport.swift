// SPDX-License-Identifier: MIT

import Accounts
import LedgerBase

/// Books a batch of rows in the transaction of a request.
// @provide
struct BatchImport {
  let cashier: Cashier
  let imports: ImportList
  let requestLog: Log

  /// Books the rows, and saves how far the import is, in the same transaction.
  func book(_ batch: ImportFile.Batch, of old: ImportJob) async throws -> ImportJob {
    var job = old
    for line in batch.lines where !line.isEmpty {
      if try await book(line, of: job) { job.booked += 1 } else { job.refused += 1 }
    }
    job.offset = batch.end
    try await imports.save(job, after: old)
    return job
  }

  /// Books a row. False for a row that is refused; the import goes on with the next one.
  private func book(_ line: String, of job: ImportJob) async throws(LedgerError) -> Bool {
    do throws(LedgerError) {
      guard let transfer = Transfer(row: line) else {
        throw .refused(rule: "format", objection: "a row is: from,to,amount,reference")
      }
      try await cashier.book(transfer)
      return true
    } catch .database(let error) {
      throw .database(error)
    } catch {
      requestLog.write(.warning, "row refused", ["import": job.number, "row": line, "reason": "\(error)"])
      return false
    }
  }
}

extension Transfer {
  /// Reads a row: `from,to,amount,reference`. The reference may be empty.
  init?(row: String) {
    let fields = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4, let amount = Money(fields[2]) else { return nil }
    self.init(from: fields[0], to: fields[1], amount: amount, reference: fields[3].isEmpty ? nil : fields[3])
  }
}
