// SPDX-License-Identifier: MIT

/// A text with suggestions in it, which a program can carry out: `"write above it: \(directive, .above)"` is the text
/// "write above it: // @provide", and the suggestion to write that line.
package struct Advice: ExpressibleByStringInterpolation, StringInterpolationProtocol, Hashable, Sendable {
  /// A part of the text: words to write, or to leave out.
  package struct Suggestion: Hashable, Sendable {
    package var kind: Kind
    package var text: String
  }

  /// The action for the text of a suggestion. "Here" is the place of the note.
  package enum Kind {
    /// A directive for the line above the declaration here, or an attribute.
    case above, attribute
    /// A directive that stands here as documentation or an attribute.
    case plain
    /// The directive that belongs above this initializer, too or instead of above the one at the mistake.
    case mark, markInstead
    /// A directive in place of the one here.
    case directive
    /// An option for the directive here, or the container for its `in:`.
    case option, owner
    /// An option that the directive here must not have.
    case dropped
    /// The name to give to this provider, or to ask for.
    case name, otherName
    /// The lifetime in place of `weak`; the arguments to keep one value for each of; an option that forbids arguments.
    case lifetime, keyed, argumentless
    /// The access of the directive here, or of the declaration here; an access to drop.
    case directiveAccess, access, narrowAccess
    /// A modifier for the declaration here.
    case modifier
    /// A module that the file of the mistake must import.
    case importing
    /// A comment behind the parameter, its type, a name in its type, its default value.
    case behind, type, typeName, defaultValue
    /// The type of the property here, which has none.
    case annotation
    /// A member, or a parameter, to add to the declaration here; an alias that gets the directive from it.
    case property, parameter, alias
    /// An alias to declare and to require in the file of the mistake.
    case requirement
    /// The accessor that this provider takes the place of.
    case replaces
    /// The condition of an `#if` to put around the declaration here.
    case condition
  }

  package var text = ""
  /// The suggestions in the order of the text.
  package var suggestions: [Suggestion] = []

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation advice: Self) { self = advice }
  package init(literalCapacity: Int, interpolationCount: Int) {}

  package mutating func appendLiteral(_ literal: String) { text += literal }

  mutating func appendInterpolation(_ other: Self) {
    text += other.text
    suggestions += other.suggestions
  }

  package mutating func appendInterpolation<Value>(_ value: Value, _ kind: Kind? = nil) {
    let word = "\(value)"
    text += word
    if let kind { suggestions.append(.init(kind: kind, text: word)) }
  }
}
