// SPDX-License-Identifier: MIT

/// A variable, parameter or func, and its value as far as the declaration shows it.
struct DeclaredName: Sendable {
  enum Value {
    /// A container; nil if the declaration does not show which.
    case container(String?)
    /// The value of the expression that begins at a token.
    case expression(Int)
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
    case "let", "var":
      if file.isWord(index + 1), let found = variable(at: index + 1) { add(found, at: index) }
    case "for":
      if file.isWord(index + 1) { add(.init(name: file.name(index + 1), value: .unknown), at: index) }
    case "func", "init", "subscript": if file.text(index - 1) != "." { readFunction(at: index) }
    case "{": readClosure(at: index)
    default: break
    }
  }

  private mutating func add(_ declared: DeclaredName, at index: Int) {
    var declared = declared
    if let brace = file.brace(around: index) {
      declared.type = file.type(at: brace)
      // The value of a variable may name another one of the same name.
      if declared.type == nil { declared.scope = index + 4..<max(index + 4, file.partners[brace] ?? 0) }
    }
    all.append(declared)
  }

  /// A variable; nil for `if let container {`, which says nothing new.
  private func variable(at index: Int) -> DeclaredName? {
    let name = file.name(index)
    switch file.text(index + 1) {
    case ":": return typed(name, at: index + 2)
    case "=": return .init(name: name, value: .expression(index + 2))
    case "{", ",": return nil
    default: return .init(name: name, value: .unknown)
    }
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

  /// `{ c in`, `{ c, name in`, `{ (c: Container) in`.
  private mutating func readClosure(at open: Int) {
    guard let end = file.partners[open], file.type(at: open) == nil else { return }
    var index = open + 1
    if file.text(index) == "[", let close = file.partners[index] { index = close + 1 }
    if file.text(index) == "(", let close = file.partners[index] {
      guard file.tokens[close..<end].prefix(12).contains(where: { $0.text == "in" }) else { return }
      addParameters(index + 1..<close, in: open..<end)
      return addNames(from: index + 1, to: close, in: open, end)
    }
    guard
      let word = file.tokens[index..<end].firstIndex(where: {
        !$0.isWord && $0.text != "," || $0.text == "in"
      }),
      file.text(word) == "in"
    else { return }
    addNames(from: index, to: word, in: open, end)
  }

  /// Names without types. The first parameter of an override is a container.
  private mutating func addNames(from start: Int, to end: Int, in open: Int, _ close: Int) {
    let isOverride = file.isOverride(open)
    for index in start..<end where file.isWord(index) && [",", "in", ")"].contains(file.text(index + 1)) {
      guard ["{", ",", "(", "]"].contains(file.text(index - 1)) else { continue }
      let value: DeclaredName.Value = isOverride && index == start ? .container(nil) : .unknown
      all.append(.init(name: file.name(index), value: value, scope: open..<close))
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
    let type = file.text(index)
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
}
