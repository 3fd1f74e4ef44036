// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@testable import App

// @provide
struct Probe {
  let screen: Screen
}

/// With the plugin above an executable: its providers are there, and what is provided here besides.
@Suite struct ProbeTests {
  @Test func hasBoth() {
    let container = Container()
    #expect(container.probe.screen.left.base === container.screen.left.base)
  }
}
