// SPDX-License-Identifier: MIT

/// What a file's main type is called.
struct Name {
  var noun: String
  var role: String
  var number: Int

  init(number: Int, _ random: inout SplitMix64) {
    noun = random.pick(Words.nouns)
    role = random.pick(Words.roles)
    self.number = number
  }

  /// Five digits, so that names sort as numbers do.
  var digits: String { String(repeating: "0", count: 5 - min(5, "\(number)".count)) + "\(number)" }
  var type: String { noun + role + digits }
  var `protocol`: String { noun + role + "Protocol" + digits }
  /// As a parameter is called: without the number.
  var label: String { noun.lowercased() + role }
}
