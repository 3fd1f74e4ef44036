// SPDX-License-Identifier: MIT

/// What stands in front of a declaration's name: attributes, modifiers, and the keyword that introduces it.
struct DeclarationHead {
  var kind: Declaration.Kind
  var place: Place
  var attributes: [Declaration.Attribute] = []
  var attributeRanges: [Range<Int>] = []
  var modifiers: [String] = []
  /// From the first attribute or modifier to the keyword, as indices of tokens.
  var tokens: ClosedRange<Int>

  /// Reads a head; nil where none begins here. Leaves the cursor behind the keyword.
  init?(_ cursor: inout TokenCursor, inEnum: Bool) {
    let start = cursor.index
    if start > 0, cursor.tokens[start - 1].byte == .dot { return nil }
    (kind, place, tokens) = (.import, cursor.place, start...start)
    while true {
      if cursor.isPunctuation(.at) {
        let start = cursor.index
        guard let attribute = cursor.parseAttribute(), let range = cursor.range(from: start) else {
          return nil
        }
        attributes.append(attribute)
        attributeRanges.append(range)
      } else if let word = cursor.word {
        if let kind = cursor.introducer(word, inEnum: inEnum) {
          self.kind = kind
          place = cursor.place
          tokens = start...cursor.index
          cursor.advance()
          return
        }
        guard let modifier = cursor.takeModifier(word) else { return nil }
        modifiers.append(modifier)
      } else {
        return nil
      }
    }
  }
}

extension TokenCursor {
  /// `@Name(arguments)`
  mutating func parseAttribute() -> Declaration.Attribute? {
    guard take(.at), let path = parsePath() else { return nil }
    let start = index
    skipAdjacentParentheses()
    let arguments = text(from: start)
    return Declaration.Attribute(
      name: TypeSyntax.named(path).description, arguments: arguments.isEmpty ? nil : arguments)
  }

  /// `public`, `private(set)`, `nonisolated(unsafe)`; text without white space.
  fileprivate mutating func takeModifier(_ word: String) -> String? {
    guard declarationModifiers.contains(word) else { return nil }
    advance()
    guard isPunctuation(.openParenthesis), modifiersWithDetail.contains(word) else { return word }
    let start = index
    skipBalanced()
    return word + text(from: start).filter { !$0.isWhitespace }
  }

  /// What the word introduces here: most of Swift's keywords may also be names, so the next token decides.
  fileprivate func introducer(_ word: String, inEnum: Bool) -> Declaration.Kind? {
    guard let kind = Declaration.Kind(rawValue: word) else { return nil }
    let next = peek()
    let isName = next.kind == .word || next.kind == .quotedWord
    switch kind {
    case .class: return isName && !isMember(next) ? kind : nil
    case .actor, .macro: return isName && !next.isFirstOnLine ? kind : nil
    case .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .import, .precedencegroup:
      return isName || next.byte == .openParenthesis || next.byte == .openBracket ? kind : nil
    case .operator: return next.kind == .symbol ? kind : nil
    case .func: return isName || next.kind != .punctuation ? kind : nil
    case .let, .var: return isName || next.byte == .openParenthesis ? kind : nil
    case .`init`: return [.openParenthesis, .question, .exclamation, .less].contains(next.byte) ? kind : nil
    case .subscript: return [.openParenthesis, .less].contains(next.byte) ? kind : nil
    case .case: return inEnum && isName ? kind : nil
    case .deinit: return kind
    }
  }

  /// `class func`, `class override var`: there `class` is a modifier.
  private func isMember(_ next: Token) -> Bool {
    guard next.kind == .word else { return false }
    let word = text(next)
    return ["func", "var", "let", "subscript"].contains(word) || declarationModifiers.contains(word)
  }
}

private let modifiersWithDetail: Set<String> = [
  "public", "package", "internal", "fileprivate", "private", "open", "unowned", "nonisolated",
]

private let declarationModifiers: Set<String> = [
  "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "required",
  "convenience", "override", "lazy", "weak", "unowned", "dynamic", "optional", "indirect", "mutating",
  "nonmutating", "nonisolated", "isolated", "distributed", "async", "prefix", "infix", "postfix", "borrowing",
  "consuming", "sending", "__consuming", "_const",
]
