// SPDX-License-Identifier: MIT

/// The rule that chooses among a type's provided subtypes.
package enum MatchRule: String, Sendable, CaseIterable, CustomStringConvertible {
  /// The subtype with the fewest declared steps to the type.
  case nearest
  /// The subtype with the most steps.
  case furthest

  package var description: String { rawValue }
}

/// One option of a directive: a row in the table of all options.
struct OptionRule: Sendable {
  /// The kind of value behind the colon.
  enum Shape { case nothing, type, types, name, texts, text, settings, rule, method, actor }

  let word: String
  let shape: Shape
  /// An example of a value, for the message where it is missing.
  let example: String

  init(_ word: String, _ shape: Shape = .nothing, _ example: String = "") {
    (self.word, self.shape, self.example) = (word, shape, example)
  }

  /// The option as it is written, with a colon if it takes a value.
  var title: String { shape == .nothing ? word : word + ":" }

  static let all = [
    Directive.provide: ["transient", "singleton", "weak", "public", "package", "boxed", "eager"].map {
      OptionRule($0)
    } + [
      OptionRule("as", .types, "a type: as: SomeType"),
      OptionRule("name", .name, "a name: name: someName"),
      OptionRule("keyed", .texts, "an argument: keyed: someArgument"),
      OptionRule("into", .types, "a protocol: into: SomeProtocol"),
      OptionRule("set", .settings, "a list of properties and their values: set: [x = 10, y = 20]"),
      OptionRule("replaces", .text, "an accessor: replaces: someName"),
      OptionRule("in", .type, "one child container: in: SomeStruct"),
      OptionRule("match", .rule, "a rule: match: nearest"),
      OptionRule("onClose", .method, "a method: onClose: someMethod"),
    ],
    Directive.container: [
      OptionRule("parent", .type, "a container: parent: Container"), OptionRule("public"),
      OptionRule("package"),
    ],
    Directive.require: [OptionRule("async"), OptionRule("throws")],
    Directive.module: [OptionRule("isolation", .actor, "an actor: isolation: MainActor")],
  ]

  /// Groups of options that exclude one another.
  static let alternatives = [Directive.lifetimes, ["public", "package"]]

  /// The option that a directive must have, and the message where it is missing.
  static let indispensable = [
    Directive.container: ("parent", "whose child it is must be said: // @container(parent: Container)"),
    Directive.module: (
      "isolation", "'@module' says which isolation its target has by default: @module(isolation: MainActor)"
    ),
  ]

  /// Options, another option that contradicts them, and the reason.
  static let conflicts: [(words: [String], other: String, reason: String)] = [
    (
      all[Directive.provide, default: []].map(\.word).filter {
        !["match", "name", "public", "package"].contains($0)
      }, "match", "what the provider of a subtype makes is handed out, so it goes there"
    ),
    (["as", "name", "into", "public", "package"], "replaces", "it takes all that from what it replaces"),
    (["keyed"], "transient", "there is a singleton for each value of its arguments"),
    (["keyed"], "weak", "there is a singleton for each value of its arguments"),
    (["as", "into"], "boxed", "what is boxed is provided as a 'Box' only"),
    (["eager"], "keyed", "nothing says for which values of its arguments to build it"),
    (["eager"], "weak", "nobody would hold what is built"),
    (["eager"], "transient", "what nobody keeps is not worth building early"),
    (["onClose"], "boxed", "whoever shares the box can change what is in it; close an object instead"),
    (["onClose"], "weak", "a container closes what it keeps; let the object's 'deinit' do it"),
    (["onClose"], "transient", "a container closes what it keeps, and nobody else"),
  ]

  /// The mistake in the value of an option, if there is one.
  func mistake(in option: Directive.Option) -> Diagnostic? {
    let takesSeveral = [.types, .texts, .settings].contains(shape)
    let isFilled = option.values.allSatisfy { !$0.text.isEmpty }
    guard option.label != nil, isFilled, takesSeveral || !option.isList, shape != .settings || option.isList
    else { return option.written.mistake("'\(word)' needs \(example)") }
    return option.values.lazy.compactMap(mistake).first
  }

  private func mistake(in value: Directive.Value) -> Diagnostic? {
    let text = value.text
    switch shape {
    case .type, .types:
      let bare = text.hasSuffix(".self") ? String(text.dropLast(5)) : text.unquoted
      return value.type != nil && bare == nil
        ? nil
        : value.mistake("'\(text)' is not a type" + (bare.map { "; write '\($0)'" } ?? ""), means: bare)
    case .name: return value.mistakeAsName
    case .rule: return value.mistakeAsRule
    case .settings where !value.isAssignment:
      return value.mistake("'\(text)' sets no property; write 'property = value'")
    case .method where text.hasSuffix("()"):
      let name = String(text.dropLast(2))
      return value.mistake("'\(text)' needs no parentheses; write '\(name)'", means: name)
    case .method where !text.isPlainIdentifier && text == text.withoutBackticks:
      return value.mistake("'\(text)' is not the name of a method: \(word): someMethod")
    case .actor where text != "MainActor":
      return value.mistake(
        "'\(text)' cannot be what a target is isolated to by default; there is MainActor",
        means: Spelling.nearest(to: text, in: ["MainActor"]))
    default: return nil
    }
  }
}

/// The names of options in other tools, for Swift and other languages, which newcomers try first.
enum ForeignWords {
  /// For each name, the option of the same meaning; where there is none, a message about what to do instead.
  static let meanings = [
    "cached": "singleton", "container": "singleton", "single": "singleton", "global": "singleton",
    "unique": "transient", "factory": "transient", "prototype": "transient", "graph": "transient",
    "open": "public",
    "protocol:": "as:", "type:": "as:", "implements:": "as:", "bind:": "as:", "binds:": "as:", "for:": "as:",
    "to:": "as:",
    "tag:": "name:", "id:": "name:", "qualifier:": "name:",
    "collection:": "into:", "dispose:": "onClose:", "teardown:": "onClose:", "cleanup:": "onClose:",
    "overrides:": "replaces:",
    "shared":
      "there are 'singleton', which keeps one for good, and 'weak', which does while somebody holds it",
    "lazy": "a singleton is built when first asked for, and whoever wants a value later takes a 'Lazy' of it",
    "internal": "an accessor without 'package' or 'public' is internal",
    "private": "an accessor is internal at least: what is generated is in a file of its own",
    "fileprivate": "an accessor is internal at least: what is generated is in a file of its own",
    "async": "whether it has to be waited for is read from the declaration",
    "throws": "whether it throws is read from the declaration",
    "MainActor": "what it is isolated to is read from the declaration",
    "optional": "whether it may be nil is read from the declaration",
  ]
}
