// SPDX-License-Identifier: MIT

import DIRuntime

// @provide(singleton)
final class Words: Sendable {
  let text = "shared"
}

/// A value of the package's own container.
public func sharedText() -> String { Container().words.text }
