// SPDX-License-Identifier: MIT

import DIRuntime
import Testing
import kit_logging

@testable import Left

// @provide(as: Sink)
struct Silence: Sink {
  func write(_ line: String) -> String { "" }
}

/// With the plugin: what the other package requires is met here.
@Suite struct LeftTests {
  @Test func isProvided() {
    let container = Container()
    #expect(container.left.base.clock.now() == 42)
    #expect(container.logger.log("x") == "")
  }
}
