// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import LedgerBase

/// Turns the signals that end a process into a shutdown.
// @provide(singleton, in: Service, onClose: stop)
actor SignalWatch {
  private let shutdown: Shutdown
  private let log: Log
  private var sources: [any DispatchSourceSignal] = []

  init(shutdown: Shutdown, log: Log) { (self.shutdown, self.log) = (shutdown, log) }

  func start() {
    // A reader that is gone makes a write fail. The signal would end the process.
    signal(SIGPIPE, SIG_IGN)
    sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { [shutdown, log] in
        log.info("stopping", ["signal": number])
        shutdown.request()
      }
      source.resume()
      return source
    }
  }

  func stop() {
    for source in sources { source.cancel() }
    sources = []
  }
}
