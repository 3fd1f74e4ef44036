// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@testable import Core

struct FrozenClock: Clock { func now() -> Int { 7 } }

@Test func stands() {
  let container = Container { $0.override(.clock) { FrozenClock() } }
  #expect(container.clock.now() == 7)
}
