// SPDX-License-Identifier: MIT

/// A comment that speaks to the generator: `// @word(options)`.
package struct Directive: Sendable {
  /// What stands between two commas of the options.
  package struct Option: Sendable {
    /// The word before the colon.
    package var label: String?
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

  /// Those that say who fills a parameter.
  static let ofParameters = [arg, named, match]

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
