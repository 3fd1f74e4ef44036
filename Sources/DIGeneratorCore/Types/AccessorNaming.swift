// SPDX-License-Identifier: MIT

// Naming of accessors after their types.

/// Words of several capitals and small letters after them, which look like two words: `URLSession` is `URL` and `Session`,
/// but `SQLiteSession` is not `SQ` and `LiteSession`.
private let mixedWords = "IPv4 IPv6 OAuth OData SQLite".words

extension String {
  /// `APIClient` → `apiClient`, `URL` → `url`, `SQLiteStore` → `sqliteStore`: the first word in small letters. It is one of
  /// `mixedWords`, or a run of capitals up to the one that begins the next word.
  package var lowerCamelCase: String {
    if let word = mixedWords.first(where: isLed) { return word.lowercased() + dropFirst(word.count) }
    let capitals = prefix(while: \.isUppercase).count
    let beginsWord = capitals > 1 && dropFirst(capitals).first?.isLowercase == true
    let small = beginsWord ? capitals - 1 : capitals
    return prefix(small).lowercased() + dropFirst(small)
  }

  /// Whether the string begins with the word, and no small letter follows it.
  private func isLed(by word: String) -> Bool {
    hasPrefix(word) && dropFirst(word.count).first?.isLowercase != true
  }

  var upperCamelCase: String { prefix(1).uppercased() + dropFirst() }
}

extension TypeSyntax {
  /// The words of the type as one name: `Repository<User>` → `RepositoryUser`, `Outer.Inner` → `Inner`, `[Int]` → `ArrayInt`;
  /// nil for a type without words, such as a function type.
  var baseName: String? {
    switch core {
    case .named(let components):
      guard let last = components.last else { return nil }
      let arguments = components.flatMap(\.arguments)
      if arguments.isEmpty, last.name.isPlainIdentifier { return last.name }
      let name = last.name.parts(separatedBy: ":").last?.withoutBackticks ?? ""
      return Self.joined([name], arguments)
    case .optional(let type): return Self.joined(["Optional"], [type])
    case .array(let element): return Self.joined(["Array"], [element])
    case .dictionary(let key, let value): return Self.joined(["Dictionary"], [key, value])
    case .value(let number): return number
    // A suppressed member, as in `P & ~Copyable`, only lifts a constraint.
    case .composition(let types): return Self.joined([], types.filter { !$0.isSuppressed })
    case .metatype(let type, let kind):
      return Self.joined([], [type]).map { $0 + (type.isExistential ? "Protocol" : kind) }
    default: return nil
    }
  }

  private static func joined(_ words: [String], _ types: [TypeSyntax]) -> String? {
    let names = types.map(\.baseName)
    guard !names.contains(nil) else { return nil }
    return (words + names.compactMap { $0?.upperCamelCase }).joined()
  }
}
