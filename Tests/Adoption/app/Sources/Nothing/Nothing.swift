// SPDX-License-Identifier: MIT

import DIRuntime

/// What is registered while the program runs is all that there is.
public func tally() throws -> Int {
  let container = Container()
  container.dynamic.register(Int.self) { _ in 3 }
  return try container.dynamic.resolve()
}
