// SPDX-License-Identifier: MIT

/// Hands out names, each once.
struct UniqueNames {
  // A list, because names are few: searching it costs less than a set.
  private var taken: [String]

  init(taken: [String]) {
    self.taken = taken
  }

  /// The name, with underscores behind it where it is taken.
  mutating func add(_ name: String) -> String {
    var name = name
    while taken.contains(name) { name += "_" }
    taken.append(name)
    return name
  }
}

extension [String] {
  /// The names as arguments of a call.
  var list: String { map(\.quotedIfNeeded).commaSeparated }
}

extension String {
  /// As a parameter's label, where only three keywords need backticks.
  var quotedLabel: String {
    ["inout", "var", "let"].contains(self) || !isPlainIdentifier ? "`\(self)`" : self
  }

  /// As a label in a call.
  var asLabel: String { isPlainIdentifier && self != "inout" ? self : "`\(self)`" }

  /// The name with its special characters spelt out, so that it can be part of another name.
  var withoutSpecialCharacters: String {
    if isPlainIdentifier { return self }
    return utf8.map { $0.continuesIdentifier ? String(UnicodeScalar($0)) : "_\(String($0, radix: 16))_" }
      .joined()
  }
}
