// SPDX-License-Identifier: MIT

/// Hands out names, each once.
struct UniqueNames {
  // A list, because names are few: searching it costs less than a set.
  private var taken: [String]

  init(taken: [String]) {
    self.taken = taken
  }

  /// Names for arguments: no argument hides the name that its function calls, the container or a type of the runtime.
  init(besides called: String) {
    self.init(taken: [called, "self"] + RuntimeNames.all)
  }

  /// The name, with underscores behind it where it is taken.
  mutating func add(_ name: String) -> String {
    var name = name
    while taken.contains(name) { name += "_" }
    taken.append(name)
    return name
  }

  /// A name for an argument; another one than the user's if that begins as the names of the generated file do.
  mutating func add(argument name: String, _ position: Int) -> String {
    add(name.hasPrefix("_") ? "argument\(position)" : name)
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
