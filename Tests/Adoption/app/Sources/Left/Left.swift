// SPDX-License-Identifier: MIT

import Base

// @provide(public)
/// One side of it.
public struct Left: Sendable {
  /// The same one on both sides.
  public let base: Base
}
