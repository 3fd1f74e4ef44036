// SPDX-License-Identifier: MIT

extension Array {
  /// The index of the first element for which `isReached` is true, which must stay true from there on; `count`
  /// where there is none. Asks for about log₂ of the elements.
  func bisect(where isReached: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
