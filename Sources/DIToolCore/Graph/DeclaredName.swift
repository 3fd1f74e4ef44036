// SPDX-License-Identifier: MIT

/// A variable, parameter or func, and its value as far as the declaration shows it.
struct DeclaredName: Sendable {
  enum Value {
    /// A container; nil if the declaration does not show which.
    case container(String?)
    /// The value of the expression that begins at a token, or that ends there.
    case expression(Int), expressionEnding(Int)
    /// A value of the type that a name stands for; empty for a type without a name.
    case type(String)
    case unknown
  }

  var name: String
  var value: Value
  /// Whether a call gives the value: it is a func, or has a function type.
  var isCalled = false
  /// The tokens in which it is visible; nil for members and globals.
  var scope: Range<Int>?
  /// The type whose member it is.
  var type: String?
}

/// Reads the names that a file declares.
struct DeclaredNameReader {
  private let file: BracketedTokens
  private let names: ContainerNames
  private(set) var all: [DeclaredName] = []

  init(_ file: BracketedTokens, _ names: ContainerNames) {
    (self.file, self.names) = (file, names)
    for index in file.landmarks { read(index) }
  }

  private mutating func read(_ index: Int) {
    switch file.text(index) {
    case "let", "var", "for": readPattern(at: index)
    case "func", "init", "subscript": if file.text(index - 1) != "." { readFunction(at: index) }
    case "{": readClosure(at: index)
    default: break
    }
  }

  /// `let a: Int`, `for a in`, `let (a, b)`, `case let .some(a)`; of the names in a pattern, no value is known.
  private mutating func readPattern(at index: Int) {
    let isPlain = file.isWord(index + 1) && file.text(index + 2) != "."
    if isPlain, file.text(index) != "for", file.text(index - 1) != "case" {
      if let found = variable(at: index + 1) { add(found, at: index) }
      return
    }
    var end = index + 1
    while file.isWord(end) && file.text(end) != "in" || file.text(end) == "." { end += 1 }
    if file.text(end) == "(" { end = file.partners[end] ?? end }
    for word in index + 1..<max(end, index + 2)
    where file.isWord(word) && ![".", "("].contains(file.text(word + 1)) {
      add(.init(name: file.name(word), value: .unknown), at: index, from: word + 1)
    }
  }

  /// Adds a name that is visible from a token on, unless it is a member or a global.
  private mutating func add(_ declared: DeclaredName, at index: Int, from start: Int? = nil) {
    var declared = declared
    if let brace = file.brace(around: index) {
      declared.type = file.type(at: brace)
      // The value of a variable may name another one of the same name.
      let start = start ?? index + 4
      if declared.type == nil { declared.scope = start..<max(start, file.partners[brace] ?? 0) }
    }
    all.append(declared)
  }

  /// A variable; nil for `if let container {`, which says nothing new.
  private func variable(at index: Int) -> DeclaredName? {
    let name = file.name(index)
    switch file.text(index + 1) {
    case ":": return typed(name, at: index + 2)
    case "=": return .init(name: name, value: .expression(index + 2))
    case "{": return nil
    case ",": return isInParentheses(index) ? .init(name: name, value: .unknown) : nil
    default: return .init(name: name, value: .unknown)
    }
  }

  /// Whether a `(` is open in front of a token, such as that of the pattern `(let a, let b)`.
  private func isInParentheses(_ index: Int) -> Bool {
    var next = index - 1
    while next > 0, !["(", "{", "}", ";", "if", "guard", "while"].contains(file.text(next)) {
      next = min(file.partners[next] ?? next, next) - 1
    }
    return file.text(next) == "("
  }

  // MARK: Functions

  private mutating func readFunction(at index: Int) {
    var open = index + 1
    while open < index + 60, !["(", "{", "}"].contains(file.text(open)) { open += 1 }
    guard file.text(open) == "(", let end = file.partners[open] else { return }
    let name = file.name(index + 1)
    if file.text(index) == "func" {
      let arrow = behindEffects(end + 1)
      var declared =
        file.text(arrow) == "->" ? typed(name, at: arrow + 1) : .init(name: name, value: .type(""))
      declared.isCalled = true
      add(declared, at: index)
    }
    let body = file.tokens[end...].firstIndex { ["{", "}", "func", "let", "var"].contains($0.text) }
    let last = body.flatMap { file.text($0) == "{" ? file.partners[$0] : nil } ?? end
    addParameters(open + 1..<end, in: open..<last)
  }

  /// The index behind `async throws(E)`.
  private func behindEffects(_ start: Int) -> Int {
    var index = start
    while ["?", "async", "throws", "rethrows"].contains(file.text(index)) {
      index += 1
      if file.text(index) == "(", let close = file.partners[index] { index = close + 1 }
    }
    return index
  }

  /// The parameters in parentheses, without the ones of function types.
  private mutating func addParameters(_ range: Range<Int>, in scope: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if case .open = file.tokens[index].kind { index = file.partners[index] ?? index }
      if file.text(index) == ":", file.isWord(index - 1) {
        var declared = typed(file.name(index - 1), at: index + 1)
        declared.scope = scope
        all.append(declared)
      }
      index += 1
    }
  }

  /// `{ c in`, `{ c, name -> Int in`, `{ [c = root] (other: Container) in`.
  private mutating func readClosure(at open: Int) {
    guard let end = file.partners[open], file.type(at: open) == nil else { return }
    var index = open + 1
    while file.text(index) == "@" { index += 2 }
    if file.text(index) == "[", let close = file.partners[index] {
      addCaptures(index + 1..<close, in: open..<end)
      index = close + 1
    }
    let start = index
    if file.text(start) == "(", let close = file.partners[start] {
      index = close + 1
    } else {
      while file.isWord(index) && !Self.behindNames.contains(file.text(index)) || file.text(index) == "," {
        index += 1
      }
    }
    let behind = behindEffects(index)
    guard index > start, file.text(behind) == "in" || file.text(behind) == "->" && hasIn(behind..<end) else {
      return
    }
    if file.text(start) == "(" { addParameters(start + 1..<index - 1, in: open..<end) }
    addNames(from: file.text(start) == "(" ? start + 1 : start, to: index, in: open, end)
  }

  private static let behindNames: Set = ["in", "async", "throws", "->"]

  private func hasIn(_ range: Range<Int>) -> Bool {
    file.tokens[range].prefix(12).contains { $0.text == "in" }
  }

  private mutating func addCaptures(_ range: Range<Int>, in scope: Range<Int>) {
    for index in range where file.isWord(index) && file.text(index + 1) == "=" {
      all.append(.init(name: file.name(index), value: .expression(index + 2), scope: scope))
    }
  }

  /// Names without types. The first parameter of an override is a container, and that of `container.run` is that one.
  private mutating func addNames(from start: Int, to end: Int, in open: Int, _ close: Int) {
    let first: DeclaredName.Value =
      file.isOverride(open)
      ? .container(nil) : file.receiver(ofRun: open).map { .expressionEnding($0) } ?? .unknown
    let ends = Self.behindNames.union([",", ")"])
    for index in start..<end where file.isWord(index) && ends.contains(file.text(index + 1)) {
      guard index == start || [",", "("].contains(file.text(index - 1)) else { continue }
      all.append(
        .init(name: file.name(index), value: index == start ? first : .unknown, scope: open..<close))
    }
  }

  // MARK: Types

  /// A name with the type that begins at a token.
  private func typed(_ name: String, at start: Int) -> DeclaredName {
    var index = start
    while Self.prefixes.contains(file.text(index)) || file.text(index) == "@" || file.text(index - 1) == "@" {
      index += 1
    }
    if file.text(index) == "(", let close = file.partners[index] {
      return function(name, behind: close, index)
    }
    while file.text(index + 1) == "." && file.isWord(index + 2) { index += 2 }
    if file.text(index) == "Self", let type = file.types(around: index).first, let own = names.classes[type] {
      return .init(name: name, value: .container(own))
    }
    let type = file.text(index + 1) == "..." ? "" : file.text(index)
    return .init(name: name, value: names.classes[type].map { .container($0) } ?? .type(type))
  }

  private static let prefixes: Set = [
    "inout", "borrowing", "consuming", "sending", "isolated", "any", "some", "escaping", "nonisolated",
  ]

  /// A function type, or a type in parentheses.
  private func function(_ name: String, behind close: Int, _ open: Int) -> DeclaredName {
    let index = behindEffects(close + 1)
    guard file.text(index) == "->" else { return typed(name, at: open + 1) }
    var declared = typed(name, at: index + 1)
    declared.isCalled = true
    return declared
  }
}

extension BracketedTokens {
  /// Whether a `{` begins the closure of an override: `override(.clock) {`.
  func isOverride(_ open: Int) -> Bool {
    text(open - 1) == ")" && partners[open - 1].map { text($0 - 1) == "override" } == true
  }

  /// The last token of the value whose `run {` or `run(…) {` a `{` begins.
  func receiver(ofRun open: Int) -> Int? {
    let call = text(open - 1) == ")" ? (partners[open - 1] ?? 0) - 1 : open - 1
    return text(call) == "run" && text(call - 1) == "." ? call - 2 : nil
  }
}
