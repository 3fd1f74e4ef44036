// SPDX-License-Identifier: MIT

extension Range<Int> {
  /// The first number for which `isReached` is true, which must stay true from there on; the upper bound where there
  /// is none. Asks for about log₂ of them.
  func bisect(where isReached: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
