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
  private static let otherwiseKnown: Set<String> = [
    "required", "model", "name", "names", "patch", "watch", "catch", "batch", "arc", "are", "art", "contains",
    "march", "Provider",
  ]

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
