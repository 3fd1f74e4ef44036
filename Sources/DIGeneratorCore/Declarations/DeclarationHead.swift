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
    if start > 0, cursor.isInsideStatement { return nil }
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
      } else if cursor.index > start, cursor.skipConditionalAttributes() {
        continue
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

  /// Passes an `#if` with nothing but attributes in it: which of them count, nobody can tell here. One in another
  /// is left alone, which keeps the time linear.
  fileprivate mutating func skipConditionalAttributes() -> Bool {
    attempt { cursor -> Void? in
      var conditions = ConditionStack()
      guard cursor.isPoundIf, conditions.take(&cursor) else { return nil }
      repeat {
        let isNext = cursor.isPunctuation(.at)
        guard isNext ? cursor.parseAttribute() != nil : !cursor.isPoundIf && conditions.take(&cursor) else {
          return nil
        }
      } while conditions.isOpen
      return ()
    } != nil
  }

  private var isPoundIf: Bool { current.kind == .poundWord && text(current) == "#if" }

  /// `public`, `private(set)`, `nonisolated(unsafe)`.
  fileprivate mutating func takeModifier(_ word: String) -> String? {
    guard declarationModifiers.contains(word) else { return nil }
    advance()
    // What holds anything else is a call: most modifiers may also be names.
    guard isPunctuation(.openParenthesis), peek(2).byte == .closeParenthesis,
      detailsOfModifiers.contains(text(peek()))
    else { return word }
    defer { skipBalanced() }
    return "\(word)(\(text(peek())))"
  }

  /// Whether what stands before the cursor asks for a name or a value: `a.init`, `a = actor`, `a is open`.
  fileprivate var isInsideStatement: Bool {
    let previous = peek(-1)
    return previous.byte == .dot || previous.kind == .equal
      || previous.kind == .word && ["is", "as"].contains(text(previous)) && peek(-2).byte != .dot
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
    case .operator: return [.symbol, .doubleEqual, .ellipsis].contains(next.kind) ? kind : nil
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
    guard let kind = Declaration.Kind(rawValue: word) else { return declarationModifiers.contains(word) }
    guard kind == .actor || kind == .macro else { return true }
    // `class actor {` declares a class, `class actor A {` an actor.
    let name = peek(2)
    return !name.isFirstOnLine && (name.kind == .quotedWord || name.kind == .word && text(name) != "where")
  }
}

private let detailsOfModifiers: Set<String> = ["set", "unsafe", "safe", "nonsending"]

private let declarationModifiers: Set<String> = [
  "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "required",
  "convenience", "override", "lazy", "weak", "unowned", "dynamic", "optional", "indirect", "mutating",
  "nonmutating", "nonisolated", "isolated", "distributed", "async", "prefix", "infix", "postfix", "borrowing",
  "consuming", "sending", "__consuming", "_const",
]
