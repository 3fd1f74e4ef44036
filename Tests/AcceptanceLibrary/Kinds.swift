// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DIRuntime

/// Has a namesake in the module above, and so has its accessor.
// @provide(public)
public struct Crate: Sendable {
  public struct Label: Sendable {
    public let text: String
    public init(text: String) { self.text = text }
  }

  public let origin = "library"

  public init() {}
}

/// What the library itself packs.
// @provide(public)
public struct Cargo: Sendable {
  public let crate: Crate
}
