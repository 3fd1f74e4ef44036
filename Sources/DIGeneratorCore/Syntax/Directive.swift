// SPDX-License-Identifier: MIT

/// A comment for the generator: `// @word(options)`.
package struct Directive: Sendable {
  /// One option: the text between two commas.
  package struct Option: Sendable {
    /// The word before the colon.
    package var label: String?
    /// At least one value; a single empty one where nothing is written.
    package var values: [OptionValue]
    /// Whether the values stand in brackets.
    package var isList: Bool
    var place: Place
  }

  /// The word behind the `@`.
  package var name: String
  /// The place of the `@`.
  package var place: Place
  package var options: [Option]
  /// The text behind the directive's end, where there is any: a mistake.
  var excess: OptionValue?
  /// Whether the parentheses are closed.
  var isClosed = true
  /// The comment, or the first of several that the options run over.
  var comment: Comment
  /// The offset behind the last of its comments.
  var end: Int
  /// Whether it stands in documentation (`///`), where it has no effect.
  var isDocumentation = false

  /// All directives, by their words.
  enum Kind: String, CaseIterable {
    case provide, arg, named, match, require, inject, module, container

    /// The directives that stand above a declaration and give it a role.
    static let roles: [Kind] = [.provide, .require, .container, .inject]
  }

  /// The directive that it is; nil for a misspelt one, and for one in documentation.
  var kind: Kind? { isDocumentation ? nil : Kind(rawValue: name) }

  /// Words similar to a directive that other tools and people use.
  private static let otherwiseKnown = """
    required model name names patch watch catch batch arc are art contains march Provider
    """.words

  /// Words for providers and arguments in other libraries.
  private static let foreign = """
    injectable injected register registered service component bean bind binds factory provides provider
    autowired instantiable
    """.words

  /// The directive that a word is a misspelling of: one change, two in long words. A capitalised word may be an attribute
  /// that is commented out, so it must be nearer.
  static func meant(by word: String) -> Kind? {
    let lower = word.lowercased().trimmed
    if let known = Kind(rawValue: lower) { return known }
    if Lifetime(rawValue: lower) != nil || foreign.contains(word) { return .provide }
    if ["argument", "assisted"].contains(word) { return .arg }
    let isCapitalised = word.first?.isLowercase != true
    guard lower.first?.isLowercase == true, !otherwiseKnown.contains(lower), !otherwiseKnown.contains(word)
    else {
      return nil
    }
    return Kind.allCases.first { kind in
      let word = kind.rawValue
      let isLong = word.count > 6
      return (isLong || !isCapitalised)
        && Spelling.isNear(lower, to: word, within: isLong && !isCapitalised ? 2 : 1)
    }
  }
}

/// How long the value of a provider lives.
package enum Lifetime: String, Sendable {
  case transient, singleton, weak

  /// Whether a container has a slot for the value, even if only a weak one.
  package var isKept: Bool { self != .transient }
}

/// An option's value, as text and, where it reads as one, as a type.
package struct OptionValue: Sendable {
  package var text: String
  var type: TypeSyntax?
  var place: Place
}

extension Directive {
  /// The offset of its comment.
  var start: Int { comment.start }

  /// Whether it says how a parameter is filled.
  var isOfParameters: Bool { kind == .arg || kind == .named || kind == .match }

  /// Whether it may end the line of a stored property.
  var isOfProperties: Bool { isOfParameters || kind == .inject }

  /// Whether it stands above a declaration and gives it a role.
  var givesRole: Bool { kind.map(Kind.roles.contains) ?? false }

  /// Whether it can belong to a declaration, or to a property that memberwise initializers set.
  var isOfDeclarations: Bool { isOfParameters || givesRole }

  /// Whether only its place tells if a directive is meant: other tools have such words too, and documentation may name one.
  var isInDoubt: Bool { isDocumentation || isForeignInject || Directive.foreign.contains(name) }

  /// Whether other libraries have the word above properties that a container sets.
  var isForeignInject: Bool { ["Inject", "injected", "autowired"].contains(name) }

  /// Whether it begins a line and is a directive above declarations, or a misspelling of one.
  var isMeantAbove: Bool {
    comment.isFirstOnLine && Directive.meant(by: name).map(Kind.roles.contains) == true
  }
}

/// Finds the directives among a file's comments, and reads their options as Swift reads arguments.
struct DirectiveReader {
  private let file: SourceFile
  private let comments: [Comment]
  private var index = 0

  /// Tells, by a fast search for `@`, whether some comment begins with a directive or a misspelling of one. The match may
  /// stand in a string, but a file without a match has no directives.
  static func mayFindDirectives(in file: SourceFile) -> Bool {
    file.bytes.withUnsafeBytes { bytes in
      var offset = 0
      while let at = bytes.firstOffset(of: "@", from: offset) {
        offset = at + 1
        // Nothing but spaces lies between the `@` and the `//` or `/*` before it.
        let before = bytes[..<at].lastIndex { !$0.isBlank } ?? 0
        guard before > 0, bytes[before] == "/" || bytes[before] == "*", bytes[before - 1] == "/" else {
          continue
        }
        let word = bytes[offset...].drop(while: \.isBlank).prefix(while: \.continuesDirective)
        if Directive.meant(by: String(decoding: word, as: UTF8.self)) != nil { return true }
      }
      return false
    }
  }

  /// The directives of a file, in order. Misspelt ones are included, so that they can be reported.
  static func directives(in file: SourceFile, comments: [Comment]) -> [Directive] {
    var reader = DirectiveReader(file: file, comments: comments)
    var directives: [Directive] = []
    while reader.index < comments.count {
      reader.index += 1
      if let found = reader.directive(in: comments[reader.index - 1]) { directives.append(found) }
    }
    return directives
  }

  private mutating func directive(in comment: Comment) -> Directive? {
    // `///` and `/**` begin documentation, and no directive. One that is meant so is reported.
    let content = content(of: comment)
    let isDocumentation = !comment.isBlock && file.bytes[content].first == "/"
    guard let at = file.bytes[content].dropFirst(isDocumentation ? 1 : 0).firstIndex(where: { !$0.isBlank }),
      file.bytes[at] == "@", case let end = content.upperBound
    else { return nil }
    // A space behind the `@` becomes part of the name, so that it is reported as a misspelling.
    let word = file.bytes[(at + 1)..<end].firstIndex { !$0.isBlank } ?? end
    let nameEnd = file.bytes[word..<end].firstIndex { !$0.continuesDirective } ?? end
    let name = file.text((at + 1)..<nameEnd)
    // Only a comment in the form of a directive can be a misspelt one: other tools have tags too.
    let hasShape = file.bytes[nameEnd..<end].allSatisfy(\.isWhitespace) || file.bytes[nameEnd] == "("
    let kind = Directive.Kind(rawValue: name)
    let isMeant =
      isDocumentation
      ? hasShape && kind.map(Directive.Kind.roles.contains) == true
      : kind != nil || hasShape && Directive.meant(by: name) != nil
    guard isMeant else { return nil }
    var directive = Directive(
      name: name, place: file.place(at: at), options: [], comment: comment, end: comment.end,
      isDocumentation: isDocumentation)
    var tokens = Lexer.tokens(of: file.bytes, in: nameEnd..<end).tokens
    if !comment.isBlock, tokens[0].start == nameEnd { joinFollowingLines(to: &tokens, &directive) }
    var cursor = TokenCursor(file: file, tokens: tokens)
    if cursor.current.start == nameEnd, cursor.take("(") {
      directive.options = cursor.directiveOptions()
      directive.isClosed = cursor.take(")")
    }
    directive.excess = excess(
      behind: cursor.index > 0 ? cursor.peek(-1).end : nameEnd, upTo: max(end, tokens[tokens.count - 1].end))
    return directive
  }

  /// The range of a comment's text. A block comment without an end has no closing mark to leave out.
  private func content(of comment: Comment) -> Range<Int> {
    let isEnded = comment.isBlock && comment.end >= comment.start + 4 && file.bytes[comment.end - 1] == "/"
    return comment.start + 2..<comment.end - (isEnded ? 2 : 0)
  }

  /// The rest of the line behind a directive, if it is not blank.
  private func excess(behind offset: Int, upTo end: Int) -> OptionValue? {
    let start = file.bytes[offset..<end].firstIndex { !$0.isBlank && !$0.isWhitespace }
    return start.map {
      let line = file.bytes[$0..<end].prefix { !$0.isNewline }
      return OptionValue(
        text: file.text(line.startIndex..<line.endIndex).trimmed, place: file.place(at: $0))
    }
  }

  /// Adds the comments on the next lines while a parenthesis is open.
  private mutating func joinFollowingLines(to tokens: inout [Token], _ directive: inout Directive) {
    while index < comments.count, tokens.count(where: \.opens) > tokens.count(where: \.closes) {
      let next = comments[index]
      guard !next.isBlock, next.isFirstOnLine,
        file.line(at: next.start) == file.line(at: directive.end) + 1
      else { return }
      index += 1
      tokens.removeLast()
      tokens += Lexer.tokens(of: file.bytes, in: (next.start + 2)..<next.end).tokens
      directive.end = next.end
      directive.comment.nextToken = next.nextToken
    }
  }
}

extension Token {
  fileprivate var opens: Bool { text == "(" || text == "[" }
  fileprivate var closes: Bool { text == ")" || text == "]" }
}

extension TokenCursor {
  fileprivate mutating func directiveOptions() -> [Directive.Option] {
    var options: [Directive.Option] = []
    while !at(")"), !isAtEnd {
      var option = Directive.Option(label: nil, values: [], isList: false, place: place)
      if isName, peek().text == ":" {
        option.label = takeName()
        advance()
      }
      let list = option.label == nil ? nil : attempt { $0.directiveValues() }
      option.isList = list != nil
      option.values = list ?? [directiveValue()]
      options.append(option)
      guard take(",") else { break }
    }
    return options
  }

  /// `[a, b]`; nil where the bracket begins a longer text, such as `[P]?`.
  private mutating func directiveValues() -> [OptionValue]? {
    guard take("[") else { return nil }
    var values: [OptionValue] = []
    // An empty list has one empty value, so that there is always a first.
    repeat {
      values.append(directiveValue())
      guard take(",") || at("]") else { return nil }
    } while !at("]")
    advance()
    return at(",") || at(")") ? values : nil
  }

  /// Everything up to the next comma or closing bracket. Brackets inside it are passed as a whole.
  private mutating func directiveValue() -> OptionValue {
    let start = index
    let place = place
    let type = attempt { cursor in cursor.parseType().flatMap { cursor.isAtValueEnd ? $0 : nil } }
    while type == nil, !isAtValueEnd {
      if opensBracket { skipBalanced() } else { advance() }
    }
    return OptionValue(text: words(from: start), type: type, place: place)
  }

  private var isAtValueEnd: Bool { at(",") || at(")") || at("]") || isAtEnd }
}

extension String {
  /// The text without white space at its ends.
  package var trimmed: String {
    guard let first = utf8.firstIndex(where: { !$0.isWhitespace }),
      let last = utf8.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension UInt8 {
  /// Whether it may be part of a directive's name. 0xC2 begins a non-breaking space, and no letter of any directive.
  var continuesDirective: Bool { continuesIdentifier && self != 0xC2 }
}
