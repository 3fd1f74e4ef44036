// SPDX-License-Identifier: MIT

/// Reads the text behind `#if`.
struct ConditionParser {
  private var cursor: TokenCursor

  /// What the text asks for; one that cannot be read is a part of its own.
  static func condition(_ text: String) -> Condition {
    let file = SourceFile(path: "", module: "", bytes: Array(text.utf8))
    let tokens = Lexer.tokens(of: file.bytes).tokens
    var parser = ConditionParser(cursor: TokenCursor(file: file, tokens: tokens))
    if let condition = parser.disjunction(), parser.cursor.isAtEnd { return condition }
    parser.cursor.index = tokens.count - 1
    return .atom("(\(parser.cursor.words(from: 0)))")
  }

  private mutating func disjunction() -> Condition? {
    terms(by: "|", { $0.conjunction() }).map(Condition.disjunction)
  }

  private mutating func conjunction() -> Condition? {
    terms(by: "&", { $0.operand() }).map(Condition.conjunction)
  }

  private mutating func terms(
    by sign: String, _ read: (inout ConditionParser) -> Condition?
  ) -> [Condition]? {
    var terms: [Condition] = []
    repeat {
      guard let term = read(&self) else { return nil }
      terms.append(term)
    } while cursor.take(sign) && cursor.take(sign)
    return terms
  }

  private mutating func operand() -> Condition? {
    cursor.depth += 1
    defer { cursor.depth -= 1 }
    // Nobody writes so many parentheses; a broken file must not cost the program's stack.
    guard cursor.depth < 200 else { return nil }
    if cursor.take("!") { return operand().map { !$0 } }
    guard cursor.take("(") else { return atom() }
    guard let inner = disjunction(), cursor.take(")") else { return nil }
    return inner
  }

  private mutating func atom() -> Condition? {
    guard let name = cursor.takeName() else { return nil }
    guard cursor.at("(") else { return name == "true" ? .always : name == "false" ? .never : .atom(name) }
    let start = cursor.index + 1
    cursor.skipBalanced()
    guard cursor.peek(-1).text == ")" else { return nil }
    let arguments = cursor.tokens[start..<cursor.index - 1].map { cursor.file.text($0.range) }
    return Self.part(name, arguments.joined())
  }

  /// A part with arguments, written so that equal ones have equal texts: `swift(<6)` is `!swift(>=6)`, and `6.0` is `6`.
  private static func part(_ name: String, _ arguments: String) -> Condition {
    if name == "os", arguments == "OSX" { return .atom("os(macOS)") }
    guard name == "swift" || name == "compiler" else {
      let spaced = arguments.split(separator: ",").map { $0.split(separator: ":").joined(separator: ": ") }
      return .atom("\(name)(\(spaced.joined(separator: ", ")))")
    }
    for (sign, isAtLeast) in [(">=", true), ("<", false)] where arguments.hasPrefix(sign) {
      var version = arguments.dropFirst(sign.count).split(separator: ".", omittingEmptySubsequences: false)
      while version.count > 1, version.last == "0" { version.removeLast() }
      let atom = Condition.atom("\(name)(>=\(version.joined(separator: ".")))")
      return isAtLeast ? atom : !atom
    }
    return .atom("\(name)(\(arguments))")
  }
}
