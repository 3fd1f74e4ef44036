// SPDX-License-Identifier: MIT

/// What an `#if` asks for, as a boolean expression over parts that nobody here looks into.
///
/// Which flags a build has is not known, so nothing is ever decided by the value of a part: only by what holds
/// whatever the parts are.
package enum Condition: Hashable, Sendable {
  /// `DEBUG`, `os(Linux)`, `swift(>=6)`, and whether it must hold or must not.
  case part(String, Bool)
  case all([Condition])
  case any([Condition])

  static func atom(_ text: String) -> Condition { .part(text, true) }

  /// What holds where there is no `#if`.
  static var always: Condition { .all([]) }
  static var never: Condition { .any([]) }

  var isAlways: Bool { self == .always }

  // MARK: Combining

  static func && (left: Condition, right: Condition) -> Condition { conjunction([left, right]) }

  static func || (left: Condition, right: Condition) -> Condition { disjunction([left, right]) }

  static prefix func ! (condition: Condition) -> Condition {
    switch condition {
    case .part(let text, let holds): .part(text, !holds)
    case .all(let terms): .any(terms.map(!))
    case .any(let terms): .all(terms.map(!))
    }
  }

  /// Every term once; nothing where two of them exclude each other.
  static func conjunction(_ list: [Condition]) -> Condition {
    let terms = list.flatMap { if case .all(let inner) = $0 { inner } else { [$0] } }.unique
    let known = Set(terms)
    if terms.contains(where: { $0 == .never || known.contains(!$0) }) { return .never }
    return terms.count == 1 ? terms[0] : .all(terms)
  }

  static func disjunction(_ list: [Condition]) -> Condition { !conjunction(list.map(!)) }
}

extension Condition: CustomStringConvertible {
  /// As it stands behind `#if`.
  package var description: String {
    switch self {
    case .part(let text, let holds): holds ? text : "!\(text)"
    case .all([]): "true"
    case .any([]): "false"
    case .all(let terms):
      terms.map { if case .any = $0 { "(\($0))" } else { "\($0)" } }.joined(separator: " && ")
    case .any(let terms): terms.map(\.description).joined(separator: " || ")
    }
  }
}

extension Declaration {
  /// What all the `#if`s around it ask for.
  var condition: Condition { .conjunction(conditions) }
}

// MARK: - Reading

/// The `#if`s that are open, and under what the branch being read is compiled.
struct OpenConditions {
  /// For each, what denies its earlier branches, and what its own asks for.
  private var open: [(earlier: Condition, own: Condition)] = []

  /// Each open condition, outermost first; those of an earlier branch are denied in `#elseif` and `#else`. Nobody
  /// writes a hundred inside one another; a broken file must not cost the square of its length.
  var current: [Condition] { open.prefix(100).map { $0.earlier && $0.own } }

  var depth: Int { open.count }

  /// Follows `#if`, `#elseif`, `#else` and `#endif`; false for every other word, and then nothing was read.
  mutating func take(_ cursor: inout TokenCursor) -> Bool {
    if cursor.take("#if") {
      open.append((.always, cursor.takeCondition()))
    } else if cursor.take("#endif") {
      _ = open.popLast()
    } else if cursor.at("#elseif") || cursor.at("#else") {
      let asks = cursor.at("#elseif")
      cursor.advance()
      let (own, last) = (asks ? cursor.takeCondition() : .always, open.popLast())
      if let last { open.append((last.earlier && !last.own, own)) }
    } else {
      return false
    }
    return true
  }
}

extension TokenCursor {
  /// What stands behind `#if` on its line; what cannot be read is a part of its own.
  mutating func takeCondition() -> Condition {
    let start = index
    // What closes something around it is no part of it, whatever else is wrong there.
    while !isAtEnd, !current.isFirstOnLine, current.kind != .close {
      if opensBracket { skipBalanced() } else { advance() }
    }
    var inside = TokenCursor(file: file, tokens: tokens[start..<index] + [tokens[tokens.count - 1]])
    if let condition = inside.conditions(by: "|"), inside.isAtEnd { return condition }
    return .atom("(\(words(from: start)))")
  }

  /// A disjunction of conjunctions, or one of these.
  private mutating func conditions(by sign: String) -> Condition? {
    var terms: [Condition] = []
    repeat {
      guard let term = sign == "|" ? conditions(by: "&") : operand() else { return nil }
      terms.append(term)
    } while take(sign) && take(sign)
    return sign == "|" ? .disjunction(terms) : .conjunction(terms)
  }

  private mutating func operand() -> Condition? {
    depth += 1
    defer { depth -= 1 }
    // Nobody writes so many parentheses; a broken file must not cost the program's stack.
    guard depth < 200 else { return nil }
    if take("!") { return operand().map(!) }
    guard take("(") else { return part() }
    guard let inner = conditions(by: "|"), take(")") else { return nil }
    return inner
  }

  private mutating func part() -> Condition? {
    guard let name = takeName() else { return nil }
    guard at("(") else { return name == "true" ? .always : name == "false" ? .never : .atom(name) }
    let start = index
    skipBalanced()
    guard peek(-1).text == ")" else { return nil }
    let arguments = tokens[start..<index].map { file.text($0.range) }.joined()
    // `swift(<6)` is `!swift(>=6)`.
    return arguments.hasPrefix("(<") ? !.atom("\(name)(>=\(arguments.dropFirst(2))") : .atom(name + arguments)
  }
}
