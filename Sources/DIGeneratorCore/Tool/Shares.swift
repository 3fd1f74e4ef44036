// SPDX-License-Identifier: MIT

extension Array {
  /// The elements in their order, so many at a time that a core is busy for a while.
  var shares: [ArraySlice<Element>] { shares(of: 64) }

  /// The elements in their order, so many at a time.
  func shares(of count: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: self.count, by: count).map { self[$0...].prefix(count) }
  }
}
