// SPDX-License-Identifier: MIT

import LedgerBase

/// Hears of each batch that is committed.
protocol ImportProgress: Sendable {
  func imported(_ job: ImportJob) async
}

// @provide(singleton, in: Service, as: ImportProgress)
struct LoggedProgress: ImportProgress {
  let log: Log

  func imported(_ job: ImportJob) {
    if !job.problem.isEmpty {
      return log.error("import failed", ["import": job.number, "problem": job.problem])
    }
    log.info(
      job.percent == 100 ? "imported" : "importing",
      ["import": job.number, "percent": job.percent, "booked": job.booked, "refused": job.refused])
  }
}
