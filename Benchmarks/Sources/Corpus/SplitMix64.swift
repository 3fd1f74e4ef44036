// SPDX-License-Identifier: MIT

/// Random numbers that depend on nothing but a seed, on any platform and with any version of the library.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The numbers of one of many files, so that the numbers of one file never change another file.
  init(seed: UInt64, stream: Int) {
    self.init(seed: seed ^ (UInt64(stream) &+ 1) &* 0xD6E8_FEB8_6659_FD93)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// A number below the limit; that some come up a little more often does not matter here.
  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Whether something happens that happens so often in a hundred.
  mutating func happens(percent: Int) -> Bool { number(below: 100) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }
}
