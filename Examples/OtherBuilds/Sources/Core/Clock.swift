// SPDX-License-Identifier: MIT

import DIRuntime

/// What the program asks for the time.
public protocol Clock: Sendable { func now() -> Int }

// @provide(public, singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }
