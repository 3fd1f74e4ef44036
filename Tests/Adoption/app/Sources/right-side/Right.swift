// SPDX-License-Identifier: MIT

import Base
import kit_logging

// @provide(public)
/// Its other side.
public struct Right: Sendable {
  /// The same one on both sides.
  public let base: Base
  /// From a module with an odd name.
  public let logger: Logger
}
