// SPDX-License-Identifier: MIT

extension Array {
  /// The elements in their order, so many at a time that a core is busy for a while.
  var shares: [ArraySlice<Element>] {
    stride(from: 0, to: count, by: 64).map { self[$0...].prefix(64) }
  }
}
