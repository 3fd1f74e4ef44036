// SPDX-License-Identifier: MIT

import LedgerBase

/// Imports files beside the requests, one batch after the other, each in a request of its own. It goes on with an import at the
/// place where an earlier process stopped or was killed.
// @provide(singleton, in: Service)
actor Importer {
  private let request: @Sendable (Access) -> RequestContainer
  private let progress: any ImportProgress
  private let settings: Settings
  private let shutdown: Shutdown
  private let log: Log
  private let executor = BlockingExecutor(label: "ledger.importer")

  private var running: Task<Void, Never>?
  private var isWoken = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    request: @escaping @Sendable (Access) -> RequestContainer, progress: any ImportProgress,
    settings: Settings, shutdown: Shutdown, log: Log
  ) {
    (self.request, self.progress) = (request, progress)
    (self.settings, self.shutdown, self.log) = (settings, shutdown, log)
  }

  /// Imports all that is not imported yet.
  func wake() {
    isWoken = true
    if running == nil { running = Task { await run() } }
  }

  /// Waits until everything is imported. After a shutdown is requested, until the current batch is.
  func finish() async { await running?.value }

  private func run() async {
    while isWoken {
      isWoken = false
      do {
        while !shutdown.isRequested, let job = try await next() { try await importBatch(of: job) }
      } catch let error as OvertakenImport {
        log.info("import overtaken", ["import": error.number])
        isWoken = true
      } catch {
        log.error("import interrupted", ["error": "\(error)"])
      }
    }
    running = nil
  }

  private func next() async throws -> ImportJob? {
    try await request(.reading).run { try await $0.importList.next() }
  }

  /// Imports a batch, or notes why that is impossible. The file is read before the transaction holds up other writers.
  private func importBatch(of job: ImportJob) async throws {
    let batch = Result { () throws(FileProblem) in
      try ImportFile(path: job.path).batch(from: job.offset, size: job.size, lines: settings.batchSize)
    }
    let result = try await request(.writing).run { request in
      switch batch {
      case .success(let batch): return try await request.batchImport.book(batch, of: job)
      case .failure(let problem):
        let failed = job.failed(problem)
        try await request.importList.save(failed, after: job)
        return failed
      }
    }
    await progress.imported(result)
  }
}
