// SPDX-License-Identifier: MIT

import LedgerBase

/// An import, and how far it is.
struct ImportJob: Equatable, Sendable, CustomStringConvertible {
  let number: Int64
  let path: String
  /// The size of the file in bytes, when the import was requested.
  let size: Int64
  /// The first byte that is not booked.
  var offset: Int64 = 0
  var booked: Int64 = 0
  var refused: Int64 = 0
  /// The reason why it cannot go on, or nothing.
  var problem = ""

  var percent: Int64 { size == 0 ? 100 : offset * 100 / size }

  func failed(_ problem: FileProblem) -> ImportJob {
    var job = self
    job.problem = "\(problem)"
    return job
  }

  var description: String {
    let state = problem.isEmpty ? "\(percent)%" : "failed: \(problem)"
    return "\(number) \(state) \(booked) booked \(refused) refused"
  }
}

extension ImportJob {
  init(_ row: Row) throws(DatabaseError) {
    (number, path) = (try row.integer(0), try row.text(1))
    (size, offset) = (try row.integer(2), try row.integer(3))
    (booked, refused, problem) = (try row.integer(4), try row.integer(5), try row.text(6))
  }
}
