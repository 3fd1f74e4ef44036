// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Asks the service to stop. The pipe wakes an actor that waits for a file.
// @provide(singleton)
final class Shutdown: Sendable {
  /// Can be read once the shutdown is requested; -1 if there is no pipe.
  let descriptor: Int32
  private let writer: Int32
  private let flag = Atomic(false)

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (descriptor, writer) = (ends[0], ends[1])
  }

  deinit {
    if !isRequested { close(writer) }
    close(descriptor)
  }

  var isRequested: Bool { flag.load(ordering: .acquiring) }

  func request() {
    if !flag.exchange(true, ordering: .acquiringAndReleasing) { close(writer) }
  }
}
