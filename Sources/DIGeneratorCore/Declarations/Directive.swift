// SPDX-License-Identifier: MIT

/// A comment that speaks to the generator: `// @word(options)`.
struct Directive: Sendable {
  /// What stands between two commas of the options.
  struct Option: Sendable {
    /// The word before the colon.
    var label: String?
    var values: [Value]
    /// Whether the values stand in brackets.
    var isList: Bool
    var place: Place
  }

  /// An option's value, as text and, where it can be one, as a type.
  struct Value: Sendable {
    var text: String
    var type: TypeSyntax?
    var place: Place
  }

  /// The word behind the `@`.
  var name: String
  /// The place of the `@`.
  var place: Place
  var options: [Option]
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

  /// Every directive that there is.
  static let known = [provide, arg, named, "match", "require", "container", "module"]
}
