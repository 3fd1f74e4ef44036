// SPDX-License-Identifier: MIT

import DIRuntime

// @provide(singleton)
final class Number: Sendable {
  let value = 42
}

/// A value of the framework's own container.
public func kitNumber() -> Int { Container().number.value }
