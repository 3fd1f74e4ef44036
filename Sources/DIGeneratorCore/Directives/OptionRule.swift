// SPDX-License-Identifier: MIT

/// The rule that chooses among a type's provided subtypes.
package enum MatchRule: String, Sendable, CaseIterable {
  /// The subtype with the fewest declared steps to the type.
  case nearest
  /// The subtype with the most steps.
  case furthest
}

/// The options of all directives, by their words.
enum OptionName: String {
  case transient, singleton, weak, `public`, package, boxed, eager, `as`, name, accessor, keyed, into, key,
    set,
    replaces, order, `in`
  case match, onClose, live, parent, async, `throws`, isolation
}

/// One option of a directive: a row in the table of all options.
struct OptionRule {
  /// The kind of value behind the colon.
  enum Shape { case nothing, type, types, name, texts, text, number, settings, rule, method, actor, key }

  let name: OptionName
  let shape: Shape
  /// An example of a value, for the message where it is missing.
  let example: String

  init(_ name: OptionName, _ shape: Shape = .nothing, _ example: String = "") {
    self.name = name
    self.shape = shape
    self.example = example
  }

  var word: String { name.rawValue }

  /// The option as it is written, with a colon if it takes a value.
  var title: String { shape == .nothing ? word : word + ":" }

  /// The options of a directive.
  static func rules(of directive: Directive) -> [OptionRule] { directive.kind.flatMap { all[$0] } ?? [] }

  private static let all: [Directive.Kind: [OptionRule]] = [
    .provide: [OptionName.transient, .singleton, .weak, .public, .package, .boxed, .eager, .live].map {
      OptionRule($0)
    } + [
      OptionRule(.as, .types, "a type: as: SomeType"),
      OptionRule(.name, .name, "a name: name: someName"),
      OptionRule(.accessor, .name, "a name: accessor: someName"),
      OptionRule(.keyed, .texts, "an argument: keyed: someArgument"),
      OptionRule(.into, .types, "a protocol: into: SomeProtocol"),
      OptionRule(.key, .key, "a string, an integer or a case: key: SomeEnum.someCase"),
      OptionRule(.set, .settings, "a list of properties and their values: set: [x = 10, y = 20]"),
      OptionRule(.replaces, .text, "an accessor: replaces: someName"),
      OptionRule(.order, .number, "an integer: order: 10"),
      OptionRule(.in, .type, "one child container: in: SomeStruct"),
      OptionRule(.match, .rule, "a rule: match: nearest"),
      OptionRule(.onClose, .method, "a method: onClose: someMethod"),
    ],
    .container: [
      OptionRule(.parent, .type, "a container: parent: Container"), OptionRule(.public), OptionRule(.package),
    ],
    .require: [OptionRule(.public), OptionRule(.async), OptionRule(.throws)],
    .module: [OptionRule(.isolation, .actor, "an actor: isolation: MainActor")],
  ]

  /// Groups of options that exclude one another.
  static let alternatives: [[OptionName]] = [[.singleton, .transient, .weak], [.public, .package]]

  /// The option that a directive must have, and the message where it is missing.
  static let indispensable: [Directive.Kind: (OptionName, String)] = [
    .container: (.parent, "the parent is missing: // @container(parent: Container)"),
    .module: (
      .isolation, "the isolation is missing: @module(isolation: MainActor)"
    ),
  ]

  /// Options, another option that contradicts them, and the reason.
  static let conflicts: [(names: [OptionName], other: OptionName, reason: String)] = [
    (
      all[.provide, default: []].map(\.name).filter {
        ![.match, .name, .accessor, .public, .package].contains($0)
      },
      .match,
      "the provider of a subtype makes the value, so this option goes there"
    ),
    (
      [.as, .name, .accessor, .into, .key, .public, .package], .replaces,
      "a replacement takes it from the replaced provider"
    ),
    ([.keyed], .transient, "there is a singleton for each value of its arguments"),
    ([.keyed], .weak, "there is a singleton for each value of its arguments"),
    ([.as, .into], .boxed, "a boxed value is provided as a 'Box' only"),
    ([.eager], .keyed, "the values of its arguments are known only at the call"),
    ([.eager], .weak, "nothing would hold the value"),
    ([.onClose], .boxed, "every holder of the box can change its value; close an object instead"),
    ([.onClose], .weak, "a container closes only values that it holds; let the object's 'deinit' do it"),
  ]

  /// Options that only go with a kept value, and the reason.
  static let needs: [OptionName: (needed: OptionName, reason: String)] = [
    .eager: (.singleton, "a value that is not kept need not be built early"),
    .onClose: (.singleton, "a container closes only values that it holds"),
  ]

  /// Options that only stand beside one of some other options, and the reason.
  static let companions: [OptionName: (others: [OptionName], reason: String)] = [
    .order: ([.into, .replaces], "it says which element, or which replacement, comes first"),
    .key: ([.into], "it says which value of a collection this is"),
  ]

  /// The mistake in the value of an option, if there is one.
  func mistake(in option: Directive.Option) -> Diagnostic? {
    let takesSeveral = [.types, .texts, .settings].contains(shape)
    let isFilled = option.values.allSatisfy { !$0.text.isEmpty }
    guard option.label != nil, isFilled, takesSeveral || !option.isList, shape != .settings || option.isList
    else { return option.written.mistake("'\(word)' needs \(example)") }
    return option.values.lazy.compactMap(mistake).first
  }

  private func mistake(in value: OptionValue) -> Diagnostic? {
    let text = value.text
    switch shape {
    case .type, .types:
      let bare = text.hasSuffix(".self") ? String(text.dropLast(5)) : text.unquoted
      return value.type != nil && bare == nil
        ? nil
        : value.mistake("'\(text)' is not a type\(bare.map { "; write '\($0)'" } ?? "")", means: bare)
    case .name: return value.mistakeAsName
    case .rule: return value.mistakeAsRule
    case .number where text.integer == nil:
      return value.mistake("'\(text)' is no integer, as in '\(word): 10'")
    case .key: return value.mistakeAsKey
    case .settings where !value.isAssignment:
      return value.mistake("'\(text)' sets no property; write 'property = value'")
    case .method where text.hasSuffix("()"):
      let name = String(text.dropLast(2))
      return value.mistake("'\(text)' needs no parentheses; write '\(name)'", means: name)
    case .method where !text.isPlainIdentifier && text == text.withoutBackticks:
      return value.mistake("'\(text)' is not the name of a method: \(word): someMethod")
    case .actor where text != "MainActor":
      return value.mistake(
        "'\(text)' cannot be the default isolation of a target; there is MainActor",
        means: Spelling.nearest(to: text, in: ["MainActor"]))
    default: return nil
    }
  }
}

/// The names of options in other tools, for Swift and other languages, which newcomers try first.
enum ForeignWords {
  /// For each name, the option of the same meaning; where there is none, a message about what to do instead.
  static let meanings = """
    cached=singleton container=singleton single=singleton global=singleton
    unique=transient factory=transient prototype=transient graph=transient open=public
    protocol:=as: type:=as: implements:=as: bind:=as: binds:=as: for:=as: to:=as: interface:=as:
    tag:=name: id:=name: qualifier:=name: collection:=into: overrides:=replaces:
    dispose:=onClose: teardown:=onClose: cleanup:=onClose: destroy:=onClose: nonLazy=eager
    priority:=order: mapKey:=key: scope:=in: scoped:=in: lifetime:=in: component:=in: owner:=in:
    """.pairs.merging(messages) { $1 }

  private static let messages = [
    "shared":
      "there are 'singleton', which keeps one for good, and 'weak', which keeps one as long as something holds it",
    "lazy":
      "there is 'singleton', which is built at the first access; to get a value later, take a 'Lazy' of it",
    "internal": "an accessor without 'package' or 'public' is internal",
    "private": "an accessor is internal at least: the generated code is in a file of its own",
    "fileprivate": "an accessor is internal at least: the generated code is in a file of its own",
    "async": "'async' is read from the declaration",
    "throws": "'throws' is read from the declaration",
    "MainActor": "the isolation is read from the declaration",
    "optional": "an optional type is read from the declaration",
  ]
}
