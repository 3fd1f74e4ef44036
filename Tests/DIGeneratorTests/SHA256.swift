// SPDX-License-Identifier: MIT

/// The hash by which a page's policy names its style and its script (FIPS 180-4).
enum SHA256 {
  /// The hash in base 64.
  static func base64(of text: String) -> String {
    var state = squareRoots
    let message = padded(Array(text.utf8))
    for start in stride(from: 0, to: message.count, by: 64) { add(message[start..<start + 64], to: &state) }
    return base64(state.flatMap(bigEndian))
  }

  /// The message, a one bit, zeros, and the length in bits, in whole blocks of 64 bytes.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let zeros = (119 - bytes.count % 64) % 64
    let length = UInt64(bytes.count) * 8
    return bytes + [0x80] + [UInt8](repeating: 0, count: zeros) + bigEndian(UInt32(length >> 32))
      + bigEndian(UInt32(truncatingIfNeeded: length))
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    let words = schedule(Array(block))
    var s = state
    for round in 0..<64 {
      let big1 = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let first = s[7] &+ big1 &+ choice &+ cubeRoots[round] &+ words[round]
      let big0 = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [first &+ big0 &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }

  private static func schedule(_ block: [UInt8]) -> [UInt32] {
    var words = (0..<16).map { word in
      block[word * 4..<word * 4 + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let small0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let small1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ small0 &+ words[index - 7] &+ small1)
    }
    return words
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      let written = (0...group.count).map { digits[bits >> (18 - 6 * $0) & 63] }
      return String(written) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }

  /// The fractions of the square roots of the first eight primes.
  private static let squareRoots = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

  /// The fractions of the cube roots of the first 64 primes.
  private static let cubeRoots = primes.map { fraction(of: cubeRoot(of: Double($0))) }

  private static let primes: [Int] = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  /// The first 32 bits behind the point.
  private static func fraction(of number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 0x1p32)
  }

  /// Newton's method: a few steps give all bits of a `Double`.
  private static func cubeRoot(of number: Double) -> Double {
    (0..<40).reduce(number) { root, _ in root - (root * root * root - number) / (3 * root * root) }
  }
}
