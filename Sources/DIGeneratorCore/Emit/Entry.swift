// SPDX-License-Identifier: MIT

/// An accessor of the module's, with its key and the function that builds its value: what is known of it, in the words that
/// come again and again in the file.
final class Entry {
  unowned let file: GeneratedFile
  let provider: Provider
  /// Which of the provider's types it gives; nil for the value that several types share, which has a key and no accessor.
  let provided: Provider.Provided?
  /// The entry of the same provider that makes the value; nil where this one does.
  let source: Entry?
  /// The accessor's name, without backticks.
  let name: String
  /// Its name among all of the module's, as the text has it that says who needs whom.
  let ownedName: String
  let type: TypeSyntax
  /// What asking for it involves.
  let effects: BuildEffects
  let arguments: [Argument]
  /// What each parameter is called inside; empty where the caller does not give it.
  let names: [String]
  /// What the container is called inside, what closures ask, and what tells one kept value from another.
  let (c, handle, keyName): (String, String, String)
  /// What is asked for later.
  let later: [Graph.Deferred]
  /// Its number among the module's; entries of one name, of which a build has one, have one number.
  var slot = 0
  /// Where its child container keeps its value; nil where it does not.
  var childSlot: Int?

  init(_ file: GeneratedFile, _ provider: Provider, _ position: Int?, source: Entry? = nil) {
    (self.file, self.provider, self.source) = (file, provider, source)
    provided = position.map { provider.provided[$0] }
    name = provided?.accessor ?? "_\(provider.provided[0].accessor)_shared"
    ownedName = name.owned(by: provider.foundOwner)
    type = provided?.spelling ?? provider.concrete.spelling
    effects = provider.buildEffects
    later = provider.bindings.compactMap(\.later)
    // The accessor of an argument called `self` still has to say which container it is.
    var taken = UniqueNames(taken: [provider.construction.root, "self"])
    names = provider.parameters.enumerated().map { position, parameter in
      guard parameter.isArgument else { return "" }
      return taken.add(parameter.name == "_" ? "argument\(position)" : parameter.name)
    }
    (c, handle, keyName) = (taken.add("c"), taken.add("handle"), taken.add("key"))
    arguments = zip(provider.parameters, names).filter(\.0.isArgument).map(Argument.init)
  }

  /// The child container that it belongs to; nil for every container.
  var child: Owner? { provider.foundOwner.isChild ? provider.foundOwner : nil }
  /// The class of the containers that have it.
  var owner: String { file.className(of: provider.foundOwner) }
  var condition: Condition? { provider.condition.written }
  /// What the `#if` around it asks for, within that around its container; nil for none.
  var innerCondition: Condition? { condition == file.condition(of: child) ? nil : condition }
  /// Whether containers have room for its value.
  var isKept: Bool { provider.lifetime.isKept }
  /// Whether that room is a slot of all containers; a requirement has one too, for what the one above keeps.
  var hasSlot: Bool { child == nil && (isKept || provider.isRequired) }

  // MARK: Words

  /// The accessor's name as Swift takes it.
  var quoted: String { name.quotedIfNeeded }
  /// What a signature says of waiting and throwing, with a space in front; empty for nothing.
  var words: String { effects.words }
  /// What stands in front of a call.
  var attempt: String { effects.attempt.words }
  /// Whether overrides take the place of its build as a whole.
  var isWhole: Bool { provider.isWhole }
  /// The type of the function that the key is about.
  var maker: String { file.maker(of: provider, giving: type) }
  /// What the base of the slots is called.
  var base: String { file.base(for: childSlot == nil ? nil : child) }
  /// Where a container keeps the value, behind the base.
  var place: String { "\(slot)\(childSlot.map { ", child: \($0)" } ?? "")" }

  /// How the module's own code names the key.
  var ownKey: String {
    file.key(name, of: provider, giving: type, beside: (provided ?? provider.provided[0]).accessor)
  }

  /// The same where the runtime takes it, which does not know of actors.
  var key: String { isWhole ? ownKey : effects.key(ownKey) }

  /// The base's method that makes a key.
  var keyMaker: String {
    isWhole || effects.isPlain ? "key" : effects.isAsync ? "asyncKey" : "mainActorKey"
  }

  /// The same key with another function.
  func key(madeBy function: String) -> String {
    "\(base).\(keyMaker)(\(place), \(function), \(name.literal))"
  }

  /// The accessor, behind a container's name.
  var member: String { file.member(name, of: file.module) }

  /// The function that builds the value.
  var buildName: String { buildName(in: child) }

  /// The function that builds it, or what a child container adds to it.
  func buildName(in child: Owner?) -> String {
    child.map { "_build_\($0.className)_\(name.withoutSpecialCharacters)" }
      ?? "_build_\(name.withoutSpecialCharacters)"
  }

  /// The names of the functions that give the value as what it is promised to be, and close it.
  func helperName(_ start: String) -> String { start + buildName.dropFirst("_build_".count) }

  // MARK: Arguments

  /// What tells one kept value from another, by name.
  private var keys: [String] { provider.keys.map { names[$0.parameter] } }

  /// Where the compiler says whether the arguments are Hashable that tell kept values apart; nil where they are common values.
  var keyPlace: Place? {
    provider.keys.first { !provider.parameters[$0.parameter].type.isCommonValue }?.place
  }

  /// Those arguments as one value.
  var keyArgument: String {
    if keyPlace != nil { return keyName }
    return keys.isEmpty ? "0" : keys.count == 1 ? keys.list : "_Arguments(\(keys.list))"
  }

  /// Defines a constant whose expression only compiles for some types: where it does not, its uses make no further errors.
  func writeKey(to writer: inout TextWriter) {
    if let keyPlace { writer.line("let \(keyName) = ", "_Arguments(\(keys.list))", at: keyPlace) }
  }

  /// The arguments that Sendable functions take along; common values are nobody's concern.
  var rememberedArguments: [Int] {
    Set(later.filter(\.type.isSendable).flatMap(\.captured)).sorted()
      .filter { !provider.parameters[$0].type.isCommonValue }
  }

  /// What those are called once they are wrapped up.
  var rememberedNames: [Int: String] {
    var taken = UniqueNames(taken: names + [provider.construction.root, c, handle, keyName])
    return Dictionary(uniqueKeysWithValues: rememberedArguments.map { ($0, taken.add(names[$0])) })
  }

  /// Which arguments with defaults that only the declaration knows may be given and left out together, the fullest choice
  /// first. Swift cannot leave out a value without a label before another one without.
  var choices: [Set<String>] {
    if !arguments.contains(where: \.mayBeLeftOut) { return [[]] }
    let list = passed(for: .container).map(\.value)
    var signatures: Set<[String]> = []
    return arguments.choices.filter { given in
      let shown = arguments.shown(given).map(\.parameter)
      return isPossible(given, list)
        && signatures.insert(shown.map { "\($0.label): \($0.spelling)" }).inserted
    }
  }

  private func isPossible(_ given: Set<String>, _ list: [Passed]) -> Bool {
    list.indices.allSatisfy { position in
      if list[position].isGiven(given) || list[position].label != "_" { return true }
      return list[(position + 1)...].first { $0.isGiven(given) }?.label != "_"
    }
  }
}

/// What an accessor's caller gives.
struct Argument {
  let parameter: Provider.Parameter
  /// What it is called inside, without backticks.
  let name: String

  /// Whether only the declaration knows its default, so that it may be left out of the call.
  var mayBeLeftOut: Bool { parameter.role == .argument(.overload) }

  /// As the accessor declares it.
  var text: String {
    let label = parameter.label.quotedLabel
    let value = if case .argument(.copied(let text)) = parameter.role { " = \(text)" } else { "" }
    return
      "\(parameter.builders)\(parameter.label == name ? label : "\(label) \(name.quotedIfNeeded)"): \(parameter.spelling)\(value)"
  }
}

extension [Argument] {
  /// Those that are given.
  func shown(_ given: Set<String>) -> [Argument] {
    filter { !$0.mayBeLeftOut || given.contains($0.name) }
  }

  /// All choices of those that may be left out, by name, the fullest first.
  var choices: [Set<String>] { filter(\.mayBeLeftOut).map(\.name)[...].subsets }
}

extension ArraySlice<String> {
  fileprivate var subsets: [Set<String>] {
    guard let first else { return [[]] }
    let rest = dropFirst().subsets
    return rest.map { $0.union([first]) } + rest
  }
}

/// A value handed to a call.
struct Passed {
  /// Without backticks; `_` for none.
  var label: String
  var expression: String
  /// The argument that it is, where that may be left out.
  var argument: String?
  var attempt: Attempt = []

  func isGiven(_ given: Set<String>) -> Bool { argument.map(given.contains) ?? true }

  /// In a call, all keywords but one are labels like any others.
  var text: String { label == "_" ? expression : "\(label.asLabel): \(expression)" }
}

extension Provider.Parameter {
  /// An argument's type in the key's maker, where leaving it out is nil.
  var makerType: String {
    guard role == .argument(.overload) else { return "\(spelling)" }
    let prefixes = spelling.prefixes.filter { $0 != "@escaping" && $0 != "sending" }
    let core = spelling.unprefixed
    let sending = spelling.prefixes.contains("sending") ? "sending " : ""
    return "\(sending)\(TypeSyntax.optional(prefixes.isEmpty ? core : .prefixed(prefixes, core)))"
  }
}

extension Graph.Binding {
  /// What is asked for later.
  var later: Graph.Deferred? { if case .deferred(let deferred) = self { deferred } else { nil } }
}

/// Hands out names, each once.
struct UniqueNames {
  // They are few: looking through them costs less than a set.
  private var taken: [String]

  init(taken: [String]) {
    self.taken = taken
  }

  /// The name, with underscores behind it where it is taken.
  mutating func add(_ name: String) -> String {
    var name = name
    while taken.contains(name) { name += "_" }
    taken.append(name)
    return name
  }
}

extension [String] {
  /// Names as a call takes them.
  var list: String { map(\.quotedIfNeeded).joined(separator: ", ") }
}

extension String {
  /// As a parameter's label, where only three keywords need backticks.
  var quotedLabel: String {
    ["inout", "var", "let"].contains(self) || !isPlainIdentifier ? "`\(self)`" : self
  }

  /// As a label in a call.
  var asLabel: String { isPlainIdentifier && self != "inout" ? self : "`\(self)`" }

  /// What cannot stand in a name is spelt out.
  fileprivate var withoutSpecialCharacters: String {
    if isPlainIdentifier { return self }
    return utf8.map { $0.continuesIdentifier ? String(UnicodeScalar($0)) : "_\(String($0, radix: 16))_" }
      .joined()
  }

  /// An accessor's name in the text that says who needs whom: names that only backticks make possible keep them.
  var inNeeds: String { isPlainIdentifier ? self : "`\(self)`" }

  /// The same with the name of the container that it belongs to.
  func owned(by owner: Owner) -> String { owner.isChild ? "\(owner.className).\(inNeeds)" : inNeeds }
}
