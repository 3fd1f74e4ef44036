// SPDX-License-Identifier: MIT

/// Writes the ordinary code that surrounds a file's main type, in blocks of many lengths.
struct Filler {
  let type: String
  var random: SplitMix64
  private var verbs: [String]

  init(type: String, random: SplitMix64) {
    self.type = type
    self.random = random
    let start = self.random.number(below: Words.verbs.count)
    verbs = Array(Words.verbs[start...] + Words.verbs[..<start])
  }

  /// A block of an allowed number of lines.
  mutating func block(in lengths: ClosedRange<Int>, where isAllowed: (Int) -> Bool) -> String {
    let verb = verbs.removeFirst()
    let blocks = blocks(verb).filter { block in
      let length = block.split(separator: "\n", omittingEmptySubsequences: false).count
      return lengths.contains(length) && isAllowed(length)
    }
    // Long ones first, or files would be full of crumbs.
    let long = blocks.filter { $0.utf8.count > 160 }
    return random.pick(long.isEmpty ? blocks : long)
  }

  private mutating func blocks(_ verb: String) -> [String] {
    let remark = random.pick(Words.remarks)
    let number = 2 + random.number(below: 98)
    return small(verb, remark, number) + members(verb, remark, number) + large(verb, remark, number)
  }

  /// One to four lines.
  private func small(_ verb: String, _ remark: String, _ number: Int) -> [String] {
    [
      "private let \(verb)Limit = \(number)",
      "/// \(remark)\nprivate let \(verb)Margin = 0.\(number)",
      "extension \(type) {\n  static let \(verb)Size = \(number)\n}",
      "extension \(type) {\n  // \(remark)\n  static let \(verb)Names = [\"first\", \"last\", \"all\"]\n}",
    ]
  }

  /// Five to seven lines.
  private func members(_ verb: String, _ remark: String, _ number: Int) -> [String] {
    [
      """
      extension \(type) {
        static func \(verb)(_ count: Int) -> String {
          count == 1 ? "one item" : "\\(count) items of \\(\(number) * count)"
        }
      }
      """,
      """
      extension \(type) {
        /// \(remark)
        @available(*, deprecated, message: "It is always \(number).")
        static var \(verb)Default: Int { \(number) }
      }
      """,
      """
      extension \(type) {
        /// \(remark)
        @MainActor static func \(verb)Title(for user: String?) -> String {
          guard let user, !user.isEmpty else { return "Welcome" }
          return "Welcome back, \\(user)"
        }
      }
      """,
      """
      /// \(remark)
      enum \(type)\(verb.capitalized)Mode: String, CaseIterable, Sendable {
        case automatic, manual
        case never = "off"
        var isOn: Bool { self != .never }
      }
      """,
    ]
  }

  /// Nine to twelve lines.
  private func large(_ verb: String, _ remark: String, _ number: Int) -> [String] {
    [
      """
      extension \(type) {
        /// \(remark)
        static func \(verb)Totals(of values: [Int], limit: Int = \(number)) -> [Int] {
          var totals: [Int] = []
          for value in values where value < limit {
            totals.append((totals.last ?? 0) + value)
          }
          return totals.filter { $0 % 2 == 0 }.map { $0 / 2 }
        }
      }
      """,
      """
      extension \(type) {
        static func \(verb)Words(in text: String) -> [String: Int] {
          // \(remark)
          text.split(separator: " ").reduce(into: [:]) { counts, word in
            counts[word.lowercased(), default: 0] += 1
          }
        }

        static let \(verb)Pattern = #"^[a-z]+\\d{2,\(number)}$"#
      }
      """,
      """
      struct \(type)\(verb.capitalized)Error: Error, Equatable {
        /// \(remark)
        var code = \(number)
        var reason: String?

        var description: String {
          switch reason {
          case let reason?: "\\(reason) (\\(code))"
          case nil: "error \\(code)"
          }
        }
      }
      """,
    ]
  }
}

extension String {
  /// With a capital first letter.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
