// SPDX-License-Identifier: MIT

import DIRuntime
import DITesting
import Kit
import Testing

@testable import App

struct FrozenClock: Clock { let hour = 9 }

@Suite(.container(Container()))
struct AppTests {
  @Test(.overriding { $0.override(.clock) { FrozenClock() } })
  func isOverriddenInTheLibrary() throws {
    let container = try #require(Container.current)
    #expect(container.clock.hour == 9)
    #expect(Banner().clock.hour == 9)
    #expect(container.root.storage.size == 5)
  }
}
