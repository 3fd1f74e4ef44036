// SPDX-License-Identifier: MIT

/// A comment that speaks to the generator: `// @word(options)`.
package struct Directive: Sendable {
  /// What stands between two commas of the options.
  package struct Option: Sendable {
    /// The word before the colon.
    package var label: String?
    /// At least one, which is empty where nothing is written.
    package var values: [Value]
    /// Whether the values stand in brackets.
    package var isList: Bool
    var place: Place

    /// The only value; nil where there is none, or a list.
    var single: Value? { isList || values[0].text.isEmpty ? nil : values[0] }
  }

  /// An option's value, as text and, where it can be one, as a type.
  package struct Value: Sendable {
    package var text: String
    var type: TypeSyntax?
    var place: Place
  }

  /// The word behind the `@`.
  package var name: String
  /// The place of the `@`.
  package var place: Place
  package var options: [Option]
  /// What stands behind the directive's end, where there is something.
  var excess: Value?
  /// Whether the parentheses are closed.
  var isClosed = true
  /// The comment, or the first of several that the parentheses run over.
  var comment: Comment
  /// The offset behind the last of its comments.
  var end: Int

  static let provide = "provide"
  static let arg = "arg"
  static let named = "named"
  static let match = "match"
  static let require = "require"
  static let module = "module"
  static let container = "container"

  /// Every directive that there is.
  static let known = [provide, arg, named, match, require, module, container]

  /// Those that stand above a declaration and say what becomes of it.
  static let aboveDeclarations = [provide, require, container]

  /// What people write as a directive of its own who forget that it is an option of `@provide`.
  static let lifetimes = ["singleton", "transient", "weak"]

  /// Words near a directive that other tools and people use for something else.
  private static let otherwiseKnown = """
    required model name names patch watch catch batch arc are art contains march Provider
    """.words

  /// The directive that a word is a slip of: one letter off, two in the long ones. Capitalised words may be attributes
  /// that somebody has commented out, so they must be nearer.
  static func meant(by word: String) -> String? {
    let lower = word.lowercased().trimmed
    if let known = known.first(where: { $0 == lower }) { return known }
    if lifetimes.contains(lower) { return provide }
    let isCapitalised = word.first?.isLowercase != true
    guard lower.first?.isLowercase == true, !otherwiseKnown.contains(lower), !otherwiseKnown.contains(word)
    else {
      return nil
    }
    return known.first {
      ($0.count > 6 || !isCapitalised)
        && Spelling.isNear(lower, to: $0, within: $0.count > 6 && !isCapitalised ? 2 : 1)
    }
  }
}

extension Directive {
  /// Where its comment begins.
  var start: Int { comment.start }

  /// Whether it says who fills a parameter.
  var isOfParameters: Bool { [Directive.arg, Directive.named, Directive.match].contains(name) }

  /// Whether it says something of a declaration, or of a property that initializers set.
  var isOfDeclarations: Bool { isOfParameters || Directive.aboveDeclarations.contains(name) }

  /// Whether it stands on a line of its own and says something of a declaration, however it is spelt.
  var isMeantAbove: Bool {
    comment.isFirstOnLine && Directive.meant(by: name).map(Directive.aboveDeclarations.contains) == true
  }

  /// What is wrong at its end: a parenthesis is missing, or something stands behind it.
  var mistakeAtEnd: Diagnostic? {
    if !isClosed {
      return Diagnostic(
        .unknownOption, "the options of '@\(name)' are not closed: ')' is missing", at: place)
    }
    guard let excess else { return nil }
    // As in `@provide (singleton)`, `@provide singleton` and `@provide: singleton`.
    let text = excess.text.drop { ":([ ".contains($0) }.prefix { !")]".contains($0) }
    let isOption = OptionRule.all[name, default: []].contains { $0.word == text.prefix { $0.isLetter } }
    let message = "unexpected '\(excess.text)' behind '@\(name)'"
    if options.isEmpty, isOption || excess.text.hasPrefix("(") {
      let end = place.moved(by: 1 + name.utf8.count)
      let gap = String(repeating: " ", count: end.distance(to: excess.place))
      return Diagnostic(
        .unknownOption, message + "; options stand in parentheses, without a space: @\(name)(\(text))",
        at: excess.place,
        fix: .init("write '@\(name)(\(text))'", replacing: gap + excess.text, with: "(\(text))", at: end))
    }
    let isRemark = ["//", "/*", "-", "–", "—"].contains(where: excess.text.hasPrefix)
    return excess.mistake(message + (isRemark ? "; a remark goes on a line of its own" : ""))
  }
}

/// Finds the directives among a file's comments, and reads what stands in their parentheses as Swift reads arguments.
struct DirectiveReader {
  private let file: SourceFile
  private let comments: [Comment]
  private var index = 0

  /// Tells at the speed of memory whether some comment begins with an `@` and a word that is a directive, or nearly one.
  /// It may turn out to stand in a string, but a file for which this is false certainly has none.
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

  /// The directives of a file, in order; words that nearly are directives included, for a later complaint.
  static func directives(in file: SourceFile, comments: [Comment]) -> [Directive] {
    var reader = DirectiveReader(file: file, comments: comments)
    var directives: [Directive] = []
    while reader.index < comments.count {
      reader.index += 1
      if let found = reader.directive(in: comments[reader.index - 1]) { directives.append(found) }
    }
    return directives
  }

  private init(file: SourceFile, comments: [Comment]) { (self.file, self.comments) = (file, comments) }

  private mutating func directive(in comment: Comment) -> Directive? {
    // `///` and `/**` are for other readers.
    guard let at = file.bytes[content(of: comment)].firstIndex(where: { !$0.isBlank }),
      file.bytes[at] == "@", case let end = content(of: comment).upperBound
    else { return nil }
    // Who leaves a space behind the mark is told so.
    let word = file.bytes[(at + 1)..<end].firstIndex { !$0.isBlank } ?? end
    let nameEnd = file.bytes[word..<end].firstIndex { !$0.continuesDirective } ?? end
    let name = file.text((at + 1)..<nameEnd)
    // Only a comment that has a directive's shape can be a misspelt one: other tools' tags are theirs.
    let hasShape = file.bytes[nameEnd..<end].allSatisfy(\.isWhitespace) || file.bytes[nameEnd] == "("
    guard Directive.known.contains(name) || hasShape && Directive.meant(by: name) != nil else { return nil }
    var directive = Directive(
      name: name, place: file.place(at: at), options: [], comment: comment, end: comment.end)
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

  /// Where the text is that stands in a comment. A block comment that never ends has no mark to leave out.
  private func content(of comment: Comment) -> Range<Int> {
    let isEnded = comment.isBlock && comment.end >= comment.start + 4 && file.bytes[comment.end - 1] == "/"
    return comment.start + 2..<comment.end - (isEnded ? 2 : 0)
  }

  /// The line behind a directive, if there is something on it.
  private func excess(behind offset: Int, upTo end: Int) -> Directive.Value? {
    let start = file.bytes[offset..<end].firstIndex { !$0.isBlank && !$0.isWhitespace }
    return start.map {
      let line = file.bytes[$0..<end].prefix { !$0.isNewline }
      return Directive.Value(
        text: file.text(line.startIndex..<line.endIndex).trimmed, place: file.place(at: $0))
    }
  }

  /// While a parenthesis is open, the comment on the next line goes on with the options.
  private mutating func joinFollowingLines(to tokens: inout [Token], _ directive: inout Directive) {
    while index < comments.count, tokens.count(where: \.opens) > tokens.count(where: \.closes) {
      let next = comments[index]
      guard !next.isBlock, next.isFirstOnLine,
        file.line(at: next.start) == file.line(at: directive.end) + 1
      else { return }
      index += 1
      tokens.removeLast()
      tokens += Lexer.tokens(of: file.bytes, in: (next.start + 2)..<next.end).tokens
      (directive.end, directive.comment.nextToken) = (next.end, next.nextToken)
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
      (option.isList, option.values) = (list != nil, list ?? [directiveValue()])
      options.append(option)
      guard take(",") else { break }
    }
    return options
  }

  /// `[a, b]`; nil where the bracket turns out to begin something longer, such as `[P]?`.
  private mutating func directiveValues() -> [Directive.Value]? {
    guard take("[") else { return nil }
    var values: [Directive.Value] = []
    // An empty list has one empty value, so that there always is a first.
    repeat {
      values.append(directiveValue())
      guard take(",") || at("]") else { return nil }
    } while !at("]")
    advance()
    return at(",") || at(")") ? values : nil
  }

  /// Everything up to the next comma or closing bracket outside brackets of its own.
  private mutating func directiveValue() -> Directive.Value {
    let (start, place) = (index, place)
    let type = attempt { cursor in cursor.parseType().flatMap { cursor.isAtValueEnd ? $0 : nil } }
    while type == nil, !isAtValueEnd {
      if opensBracket { skipBalanced() } else { advance() }
    }
    return Directive.Value(text: words(from: start), type: type, place: place)
  }

  private var isAtValueEnd: Bool { at(",") || at(")") || at("]") || isAtEnd }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = utf8.firstIndex(where: { !$0.isWhitespace }),
      let last = utf8.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension UInt8 {
  /// Whether it may be part of a directive's word; what begins a non-breaking space begins no letter.
  var continuesDirective: Bool { continuesIdentifier && self != 0xC2 }
}
