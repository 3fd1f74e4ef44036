// SPDX-License-Identifier: MIT

// Names of generated keys that nobody writes: of the value behind several types, `_store_shared`, and of a value as an
// element of a collection, `_store_in_readers`.

import DIRuntime

extension KeyID {
  /// Whether this is the accessor of another key's value, which in a collection goes by a key that nobody writes.
  func isElement(_ other: KeyID) -> Bool {
    other.name.hasPrefix("_\(name)_in_") && moduleName == other.moduleName
  }
}

extension String {
  /// Whether this names the value behind several types.
  var namesSharedValue: Bool { hasPrefix("_") && hasSuffix("_shared") }

  /// The accessor that a key of this name stands for: what a message should say.
  var accessorName: String {
    guard hasPrefix("_") else { return self }
    if namesSharedValue { return String(dropFirst().dropLast("_shared".count)) }
    guard let end = ranges(of: "_in_").last?.lowerBound, end > startIndex else { return self }
    return String(self[index(after: startIndex)..<end])
  }
}
