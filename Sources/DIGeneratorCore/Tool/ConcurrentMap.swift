// SPDX-License-Identifier: MIT

import Dispatch

extension Array where Element: Sendable {
  /// What `transform` makes of each element, in their order, worked out on all cores at once.
  ///
  /// Each turn takes several elements: handing out one costs more than reading a small file.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let chunk = 16
    guard count > chunk else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: (count + chunk - 1) / chunk) { turn in
        for index in turn * chunk..<Swift.min((turn + 1) * chunk, count) {
          results.initializeElement(at: index, to: transform(self[index]))
        }
      }
      initialized = count
    }
  }
}
