// SPDX-License-Identifier: MIT

/// Applies the plugin for nothing.
public func half(_ number: Int) -> Int { number / 2 }
