// SPDX-License-Identifier: MIT

/// Nothing here is provided.
public func shout(_ text: String) -> String { text.uppercased() }
