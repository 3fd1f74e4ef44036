// SPDX-License-Identifier: MIT

/// The condition of an `#if`: a boolean expression over opaque parts.
///
/// The flags of a build are unknown, so parts have no values here. Two conditions are related only if the relation holds
/// for all values.
package enum Condition: Hashable, Sendable {
  /// `DEBUG`, `os(Linux)`, `swift(>=6)`; true if the part must hold, false if it must not.
  case part(String, Bool)
  case all([Condition])
  case any([Condition])

  static func atom(_ text: String) -> Condition { .part(text, true) }

  /// The condition of code outside every `#if`.
  static var always: Condition { .all([]) }
  package static var never: Condition { .any([]) }

  package var isAlways: Bool { self == .always }

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

  /// All terms, each once; `never` where two of them exclude each other.
  static func conjunction(_ list: [Condition]) -> Condition {
    let terms = list.flatMap { if case .all(let inner) = $0 { inner } else { [$0] } }.unique
    let known = Set(terms)
    if terms.contains(where: { $0 == .never || known.contains(!$0) }) { return .never }
    return terms.count == 1 ? terms[0] : .all(terms)
  }

  static func disjunction(_ list: [Condition]) -> Condition { !conjunction(list.map(!)) }
}

extension Condition: CustomStringConvertible {
  /// The condition as it is written behind `#if`.
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
  /// The conditions of all `#if`s around it, together.
  var condition: Condition { .conjunction(conditions) }
}

// MARK: - Reading

/// The open `#if`s around the code being read.
struct OpenConditions {
  /// For each open `#if`, the negation of its earlier branches, and the condition of the current one.
  private var open: [(earlier: Condition, own: Condition)] = []

  /// The condition of each open `#if`, outermost first; `#elseif` and `#else` negate the earlier branches. No hand-written
  /// source nests a hundred; a broken file must not take time by the square of its length.
  var current: [Condition] { open.prefix(100).map { $0.earlier && $0.own } }

  var depth: Int { open.count }

  /// Follows `#if`, `#elseif`, `#else` and `#endif`; false for every other word, which is left unread.
  mutating func take(_ cursor: inout TokenCursor) -> Bool {
    if cursor.take("#if") {
      open.append((.always, cursor.takeCondition()))
    } else if cursor.take("#endif") {
      _ = open.popLast()
    } else if cursor.at("#elseif") || cursor.at("#else") {
      let asks = cursor.at("#elseif")
      cursor.advance()
      let own = asks ? cursor.takeCondition() : .always
      let last = open.popLast()
      if let last { open.append((last.earlier && !last.own, own)) }
    } else {
      return false
    }
    return true
  }
}

extension TokenCursor {
  /// Reads the condition behind `#if`, up to the end of its line. A condition that cannot be parsed is one part.
  package mutating func takeCondition() -> Condition {
    let start = index
    // A closing bracket belongs to the code around the condition, however broken that is.
    while !isAtEnd, !current.isFirstOnLine, current.kind != .close {
      if opensBracket { skipBalanced() } else { advance() }
    }
    var inside = TokenCursor(file: file, tokens: tokens[start..<index] + [tokens[tokens.count - 1]])
    if let condition = inside.conditions(by: "|"), inside.isAtEnd { return condition }
    return .atom("(\(words(from: start)))")
  }

  /// Reads a disjunction of conjunctions for `|`, and one conjunction for `&`.
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
    // No hand-written condition has so many parentheses; a broken file must not overflow the stack.
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
