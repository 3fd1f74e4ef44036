// SPDX-License-Identifier: MIT

import Foundation
import LedgerBase

/// Gives the requests, line by line.
protocol RequestSource: Sendable {
  /// The next line; nil at the end, or when the service is to stop.
  func next() async -> String?
}

/// Reads standard input, and no more of it than is asked for, so that a fast sender has to wait.
// @provide(singleton, as: RequestSource)
actor StandardInput: RequestSource {
  private static let longestLine = 64 * 1_024
  private let executor = BlockingExecutor(label: "ledger.input")
  private let shutdown: Shutdown
  private var buffer = Data()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(shutdown: Shutdown) { self.shutdown = shutdown }

  func next() -> String? {
    while !shutdown.isRequested {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) { return take(until: end, skipping: 1) }
      // A longer line is answered in pieces, each as an unknown command.
      if buffer.count >= Self.longestLine { return take(until: buffer.endIndex) }
      guard waitForInput(), readMore() else { break }
    }
    return shutdown.isRequested || buffer.isEmpty ? nil : take(until: buffer.endIndex)
  }

  private func take(until end: Data.Index, skipping separator: Int = 0) -> String {
    defer { buffer = Data(buffer[end...].dropFirst(separator)) }
    return String(decoding: buffer[..<end], as: UTF8.self)
  }

  /// Waits for input or for a shutdown. False for a shutdown.
  private func waitForInput() -> Bool {
    var waiting = [STDIN_FILENO, shutdown.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&waiting, nfds_t(waiting.count), -1) < 0 && errno == EINTR {}
    return waiting[1].revents == 0
  }

  /// False at the end of the input.
  private func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 { buffer.append(contentsOf: bytes.prefix(count)) }
    return count > 0 || count < 0 && errno == EINTR
  }
}
