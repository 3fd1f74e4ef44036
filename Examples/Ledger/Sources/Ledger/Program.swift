// SPDX-License-Identifier: MIT

import DIRuntime
import LedgerBase

/// The exit codes.
enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  /// The number that `sysexits.h` has for a configuration error.
  case badSettings = 78
}

/// The service from its start to its end.
// @provide
struct Program {
  let service: ServiceContainer
  let source: any RequestSource
  let output: any Output
  let log: Log
  let signals: SignalWatch

  /// Closes everything that was opened, also if the start fails half-way.
  func run() async -> ExitStatus {
    var status = ExitStatus.success
    do {
      await signals.start()
      try await service.warmUp()
      await serve()
    } catch {
      log.error("failed", ["error": "\(error)"])
      status = .failure
    }
    do {
      try await service.close()
    } catch {
      log.error("closing failed", ["error": "\(error)"])
      status = .failure
    }
    log.info("stopped")
    return status
  }

  /// Answers one request after the other. Imports go on beside them. At the end of the input they are finished, and at a
  /// signal they stop after the current batch. So nothing uses the container any more when it closes.
  private func serve() async {
    let (requests, importer) = (service.requests, service.importer)
    await importer.wake()
    log.info("ready")
    while let line = await source.next() { output.write(await requests.answer(to: line)) }
    await importer.finish()
  }
}
