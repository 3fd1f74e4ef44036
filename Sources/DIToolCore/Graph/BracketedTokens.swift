// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The tokens of a file with their brackets, and the types that they are in.
struct BracketedTokens: Sendable {
  let tokens: [Token]
  /// The index of the other bracket, for each bracket.
  let partners: [Int: Int]
  /// For each token, the innermost `{` around it; -1 for none.
  private let braces: [Int]
  /// The types whose bodies begin at a `{`.
  private let types: [Int: String]
  /// The tokens that begin declarations and bodies, and the words of look-ups by type. To go through all tokens for each would
  /// take several times as long.
  let landmarks: [Int]

  private static let landmarkWords: Set<String> = LookUp.words.union([
    "{", "let", "var", "for", "func", "init", "subscript", "protocol", "typealias", "class", "extension",
    "Self",
    "dynamicMemberLookup",
  ])

  init(_ bytes: [UInt8]) {
    let stream = Lexer.tokens(of: bytes)
    // Interpolations in strings may ask a container too.
    let all = stream.tokens + stream.interpolated
    let tokens = stream.interpolated.isEmpty ? all : all.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var (open, partners, braces) = ([Int](), [Int: Int](), [Int]())
    for (index, token) in tokens.enumerated() {
      if case .close = token.kind, let other = open.popLast() {
        (partners[index], partners[other]) = (other, index)
      }
      braces.append(open.last { tokens[$0].text == "{" } ?? -1)
      if case .open = token.kind { open.append(index) }
    }
    (self.tokens, self.partners, self.braces, types) = (tokens, partners, braces, Self.types(in: tokens))
    landmarks = tokens.indices.filter { Self.landmarkWords.contains(tokens[$0].text) }
  }

  private static func types(in tokens: [Token]) -> [Int: String] {
    let keywords: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]
    var types: [Int: String] = [:]
    for index in tokens.indices.dropLast(2) where keywords.contains(tokens[index].text) {
      var name = index + 1
      guard tokens[name].isWord, !["func", "var", "let", "subscript"].contains(tokens[name].text) else {
        continue
      }
      while name + 2 < tokens.count, tokens[name + 1].text == "." { name += 2 }
      let body = tokens[name...].firstIndex { ["{", ";", "}"].contains($0.text) }
      if let body, tokens[body].text == "{" { types[body] = tokens[name].text }
    }
    return types
  }

  /// The text of a token; empty beyond the ends.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].isWord }

  /// A name without backticks.
  func name(_ index: Int) -> String {
    let text = text(index)
    return text.utf8.first == UInt8(ascii: "`") ? text.filter { $0 != "`" } : text
  }

  /// The last name of the path that begins at a token: `Container` of `DIRuntime.Container`.
  func endOfPath(at start: Int) -> Int {
    var index = start
    while text(index + 1) == ".", isWord(index + 2) { index += 2 }
    return index
  }

  /// The words that are among some names.
  func words(among names: Set<String>) -> [Int] {
    tokens.indices.filter { tokens[$0].isWord && names.contains(name($0)) }
  }

  /// The innermost `{` around a token.
  func brace(around index: Int) -> Int? {
    guard braces.indices.contains(index), braces[index] >= 0 else { return nil }
    return braces[index]
  }

  /// Whether an offset is in the first body behind another one.
  func isIn(bodyAt start: Int, _ offset: Int) -> Bool {
    var index = tokens.firstIndex { $0.range.lowerBound >= start } ?? tokens.count
    while text(index) != "{", index < tokens.count { index = max(partners[index] ?? 0, index) + 1 }
    guard let end = partners[index] else { return false }
    return (tokens[index].range.upperBound...tokens[end].range.lowerBound).contains(offset)
  }

  /// The type whose body begins at a `{`.
  func type(at brace: Int) -> String? { types[brace] }

  /// The types around a token, innermost first.
  func types(around index: Int) -> [String] {
    var (found, next) = ([String](), brace(around: index))
    while let brace = next {
      if let type = types[brace] { found.append(type) }
      next = self.brace(around: brace)
    }
    return found
  }
}

extension Token {
  /// Whether it is a name or a keyword.
  var isWord: Bool {
    switch kind {
    case .word, .quotedWord: true
    default: false
    }
  }
}
