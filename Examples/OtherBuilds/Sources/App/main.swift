// SPDX-License-Identifier: MIT

import Core
import DIRuntime

// @provide
struct Greeter {
  let clock: any Clock
  func greet() -> String { "Hello at \(clock.now())" }
}

print(Container().greeter.greet())
