// SPDX-License-Identifier: MIT

/// Reads the text behind `#if`.
struct ConditionParser {
  private var cursor: TokenCursor

  /// What the text asks for; one that cannot be read is a part of its own.
  static func condition(_ text: String) -> Condition {
    let file = SourceFile(path: "", module: "", bytes: Array(text.utf8))
    let tokens = Lexer.tokens(of: file.bytes).tokens
    var parser = ConditionParser(cursor: TokenCursor(file: file, tokens: tokens))
    if let condition = parser.terms(by: "|"), parser.cursor.isAtEnd { return condition }
    parser.cursor.index = tokens.count - 1
    return .atom("(\(parser.cursor.words(from: 0)))")
  }

  /// A disjunction of conjunctions, or one of these.
  private mutating func terms(by sign: String) -> Condition? {
    var terms: [Condition] = []
    repeat {
      guard let term = sign == "|" ? self.terms(by: "&") : operand() else { return nil }
      terms.append(term)
    } while cursor.take(sign) && cursor.take(sign)
    return sign == "|" ? .disjunction(terms) : .conjunction(terms)
  }

  private mutating func operand() -> Condition? {
    cursor.depth += 1
    defer { cursor.depth -= 1 }
    // Nobody writes so many parentheses; a broken file must not cost the program's stack.
    guard cursor.depth < 200 else { return nil }
    if cursor.take("!") { return operand().map(!) }
    guard cursor.take("(") else { return part() }
    guard let inner = terms(by: "|"), cursor.take(")") else { return nil }
    return inner
  }

  private mutating func part() -> Condition? {
    guard let name = cursor.takeName() else { return nil }
    guard cursor.at("(") else { return name == "true" ? .always : name == "false" ? .never : .atom(name) }
    let start = cursor.index
    cursor.skipBalanced()
    guard cursor.peek(-1).text == ")" else { return nil }
    let arguments = cursor.tokens[start..<cursor.index].map { cursor.file.text($0.range) }.joined()
    // `swift(<6)` is `!swift(>=6)`.
    return arguments.hasPrefix("(<") ? !.atom("\(name)(>=\(arguments.dropFirst(2))") : .atom(name + arguments)
  }
}
