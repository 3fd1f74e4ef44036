// SPDX-License-Identifier: MIT

/// One of several systems.
public protocol System: Sendable {
  var name: String { get }
}

// @provide(singleton, public, as: System)
struct Mac: System {
  let name = "macOS"
}
