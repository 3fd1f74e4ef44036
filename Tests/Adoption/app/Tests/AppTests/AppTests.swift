// SPDX-License-Identifier: MIT

import Bare
import DIRuntime
import Nothing
import Testing
import kit_logging

@testable import App

/// Without the plugin: the executable's own container is enough.
@Suite struct AppTests {
  struct Memory: Sink {
    func write(_ line: String) -> String { "[\(line)]" }
  }

  @Test func meetsWhatIsRequired() {
    let container = Container { $0.override(.sink) { _ in Memory() } }
    #expect(container.screen.right.logger.log("x") == "[42 x]")
  }

  @Test func usesTargetsWithoutDirectives() throws {
    #expect(try half(tally() * 2) == 3)
  }
}
