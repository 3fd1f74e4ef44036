// SPDX-License-Identifier: MIT

/// Reads the text behind `#if`.
struct ConditionParser {
  private var rest: ArraySlice<UInt8>
  private var depth = 0

  /// What the text asks for; one that cannot be read is a part of its own.
  static func condition(_ text: String) -> Condition {
    let bytes = ConditionText.withoutComments(Array(text.utf8))
    var parser = ConditionParser(rest: bytes[...])
    if let condition = parser.disjunction(), parser.rest.isEmpty { return condition }
    // On one line, as messages are.
    return .atom("(\(String(decoding: bytes.map { $0.isNewline ? " " : $0 }, as: UTF8.self)))")
  }

  private init(rest: ArraySlice<UInt8>) {
    self.rest = rest
    skipSpace()
  }

  // MARK: Operators

  private mutating func disjunction() -> Condition? {
    guard let terms = terms(by: "|", { $0.conjunction() }) else { return nil }
    return .disjunction(terms)
  }

  private mutating func conjunction() -> Condition? {
    guard let terms = terms(by: "&", { $0.operand() }) else { return nil }
    return .conjunction(terms)
  }

  private mutating func terms(
    by sign: UInt8, _ read: (inout ConditionParser) -> Condition?
  ) -> [Condition]? {
    var terms: [Condition] = []
    repeat {
      guard let term = read(&self) else { return nil }
      terms.append(term)
    } while take(sign, sign)
    return terms
  }

  private mutating func operand() -> Condition? {
    depth += 1
    defer { depth -= 1 }
    // Nobody writes so many parentheses; a broken file must not cost the program's stack.
    guard depth < 200 else { return nil }
    if take("!") { return operand().map { !$0 } }
    guard take("(") else { return atom() }
    guard let inner = disjunction(), take(")") else { return nil }
    return inner
  }

  // MARK: Parts

  private mutating func atom() -> Condition? {
    let name = takeName()
    guard !name.isEmpty else { return nil }
    guard rest.first == "(" else {
      return name == "true" ? .always : name == "false" ? .never : .atom(name)
    }
    guard let arguments = takeArguments() else { return nil }
    return ConditionText.part(name, arguments)
  }

  private mutating func takeName() -> String {
    let name = rest.prefix { $0.continuesIdentifier || $0 == "`" }
    rest = rest.dropFirst(name.count)
    skipSpace()
    return String(decoding: name, as: UTF8.self)
  }

  /// What stands in the parentheses ahead, without white space.
  private mutating func takeArguments() -> String? {
    var open = 0
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == "(" { open += 1 }
      if byte == ")" { open -= 1 }
      if !byte.isWhitespace { text.append(byte) }
      guard open == 0 else { continue }
      skipSpace()
      return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
    }
    return nil
  }

  private mutating func take(_ bytes: UInt8...) -> Bool {
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop(while: \.isWhitespace)
  }
}

/// How parts of conditions are written so that equal ones have equal texts.
enum ConditionText {
  /// A part with arguments. `swift(<6)` is `!swift(>=6)`, and `6.0` is `6`.
  static func part(_ name: String, _ arguments: String) -> Condition {
    if name == "os", arguments == "OSX" { return .atom("os(macOS)") }
    guard name == "swift" || name == "compiler" else { return .atom("\(name)(\(spaced(arguments)))") }
    for (sign, isAtLeast) in [(">=", true), ("<", false)] where arguments.hasPrefix(sign) {
      let atom = Condition.atom("\(name)(>=\(version(arguments.dropFirst(sign.count))))")
      return isAtLeast ? atom : !atom
    }
    return .atom("\(name)(\(arguments))")
  }

  private static func spaced(_ text: String) -> String {
    text.split(separator: ",").map { part in
      part.split(separator: ":").joined(separator: ": ")
    }.joined(separator: ", ")
  }

  private static func version(_ text: Substring) -> String {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false)
    while parts.count > 1, parts.last == "0" { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  /// The bytes with a space for every comment; block comments nest.
  static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var depth = 0
    var isLine = false
    var offset = 0
    while offset < bytes.count {
      let pair = bytes[offset...].prefix(2)
      if isLine {
        isLine = bytes[offset] != "\n"
      } else if pair.elementsEqual("/*".utf8) || depth > 0 && pair.elementsEqual("*/".utf8) {
        depth += pair.first == "/" ? 1 : -1
        offset += 1
        result.append(" ")
      } else if depth == 0, pair.elementsEqual("//".utf8) {
        isLine = true
      } else if depth == 0 {
        result.append(bytes[offset])
      }
      offset += 1
    }
    return result
  }
}
