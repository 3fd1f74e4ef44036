// SPDX-License-Identifier: MIT

// Names of generated keys that users do not write: `_store_shared` for the value that several types share, and
// `_store_in_readers` for a value as an element of a collection.

import DIRuntime

extension KeyID {
  /// Whether the other key is for this accessor's value as an element of a collection.
  func isElement(_ other: KeyID) -> Bool {
    other.name.hasPrefix("_\(name)_in_") && moduleName == other.moduleName
  }
}

extension String {
  /// Whether it names the value that several types share.
  var namesSharedValue: Bool { hasPrefix("_") && hasSuffix("_shared") }

  /// The name of the accessor that a key of this name belongs to, for messages.
  var accessorName: String {
    guard hasPrefix("_") else { return self }
    if namesSharedValue { return String(dropFirst().dropLast("_shared".count)) }
    guard let end = ranges(of: "_in_").last?.lowerBound, end > startIndex else { return self }
    return String(self[index(after: startIndex)..<end])
  }
}
