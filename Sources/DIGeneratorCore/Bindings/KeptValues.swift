// SPDX-License-Identifier: MIT

// Checks of the options that keep, share, close and set a value.

/// An argument in `keyed:`: a container keeps one value for each of its values. Or an input of the container, which has one value.
package struct KeyArgument: Sendable {
  /// The index of the provider's parameter.
  package var parameter: Int
  /// Where `keyed:` names it.
  var place: Place
}

extension ProviderReader.Source {
  /// Checks that the value can be copied, held weakly and put into a box, as far as the options ask for it.
  func checkSharing() throws(Refusal) {
    let box = options.boxed
    if case .call(let call) = origin,
      let word = ["Type", "Protocol"].first(where: { call.path.contains(".`\($0)`") })
    {
      throw Refusal(
        "'\(word)' behind a dot means a metatype in other files, so they cannot call '\(call.path)'; rename it",
        at: place)
    }
    if table.isNoncopyable(type.identity) {
      throw Refusal(
        "'\(type.title)' cannot be copied, so no container can hand it out; let a class hold it and provide that",
        at: place)
    }
    if let box {
      let kinds: [Declaration.Kind: String] = [
        .class: "a class, which is shared as it is", .actor: "an actor, which is shared as it is",
        .protocol: "a protocol",
      ]
      guard let kind = type.identity.declaration.flatMap({ kinds[$0.kind] }) else { return }
      throw Refusal("'boxed' shares a value type, but '\(type.title)' is \(kind)", at: box)
    }
    guard options.lifetime == .weak, table.isValueType(type.identity, in: annotated.condition) else { return }
    throw Refusal(
      .weakValueType, "'\(type.title)' is a value type, so it cannot be held weakly",
      at: options.lifetimePlace,
      notes: [
        place.note("only an object can be weak; write '\("singleton", .lifetime)', or make it a class")
      ])
  }

  /// The arguments that `keyed:` names.
  func keys(among parameters: [Parameter]) throws(Refusal) -> [KeyArgument] {
    var keys: [KeyArgument] = []
    for value in options.keys {
      let name = value.text.withoutBackticks
      guard let found = parameters.firstIndex(where: { $0.nameForProvider == name }) else {
        let given = options.keys.map(\.text.withoutBackticks)
        let names = parameters.filter(\.isArgument).map(\.nameForProvider).filter { !given.contains($0) }
        throw Refusal(unknown(value, among: names))
      }
      let isArgument = parameters[found].isArgument
      // It may be an input of the child container, which `KeyCheck` knows.
      if !isArgument, options.owner == nil {
        throw Refusal(parameters[found].mistakeAsKey(at: value.place, value.text))
      }
      if isArgument, let reason = reasonAgainst(key: parameters[found]) {
        throw Refusal(value.mistake("'\(value.text)' \(reason)"))
      }
      if keys.contains(where: { $0.parameter == found }) {
        throw Refusal(value.mistake("'\(value.text)' is named twice"))
      }
      keys.append(KeyArgument(parameter: found, place: value.place))
    }
    return keys
  }

  private func unknown(_ value: OptionValue, among names: [String]) -> Diagnostic {
    let meant =
      Spelling.nearest(to: value.text.withoutBackticks, in: names) ?? (names.count == 1 ? names[0] : nil)
    let known = names.isEmpty ? "the provider has no other" : "there are \(names.commaSeparated)"
    return value.mistake(
      "unknown argument '\(value.text)'; \(meant.map { "did you mean '\($0)'?" } ?? known)",
      means: meant?.quotedIfNeeded)
  }

  /// The reason why a parameter cannot stand in `keyed:`; nil if it can.
  private func reasonAgainst(key parameter: Parameter) -> String? {
    if table.isNeverHashable(parameter.type.identity) {
      return
        "is a '\(parameter.type.title)', which is not Hashable, so no value can be kept for it; make it Hashable, or key by something that is"
    }
    return parameter.hasUnknownDefault
      ? "has a default that only its declaration can name, so no value can be kept for it; make it a literal"
      : nil
  }

  /// Checks that a kept value has no argument besides those in `keyed:`: it would count only the first time.
  func checkArguments(_ binding: Binding) throws(Refusal) {
    let keys = Set(binding.keyedBy.map(\.parameter))
    let loose = binding.parameters.enumerated().filter { $1.isArgument && !keys.contains($0) }.map(\.element)
    guard binding.isKept, let first = loose.first else { return }
    let subject = binding.lifetime == .weak ? "a weak value" : "a singleton"
    let message =
      keys.isEmpty
      ? "\(subject) cannot have arguments: '\(first.name)' would only count the first time"
      : "'\(first.name)' is not among the arguments of 'keyed', so it would only count the first time"
    var notes = loose.map { argument in
      argument.place.note(
        "'\(argument.name)' is an argument here; drop its '@arg', or make the provider \("transient", .argumentless)"
      )
    }
    if binding.lifetime == .singleton {
      let names = binding.arguments.map(\.nameForProvider.quotedIfNeeded).commaSeparated
      let list = binding.arguments.count == 1 ? names : "[\(names)]"
      notes.append(
        binding.lifetimePlace.note(
          "or keep one for each value of the argument\(list == names ? "" : "s"): keyed: \(list, .keyed)"))
    }
    throw Refusal(.singletonWithArguments, "\(message)", at: binding.lifetimePlace, notes: notes)
  }

  // MARK: Building and closing

  /// Checks that a container can build the value by itself for `eager`, and that it has one of its own to close for
  /// `onClose:`.
  func checkLifecycle(_ binding: Binding) throws(Refusal) {
    if let place = binding.eagerPlace,
      binding.systems.question == nil
    {
      throw Refusal(
        "'eager' needs a value with an availability that '#if' and '#available' can check", at: place)
    }
    guard let closing = binding.closing else { return }
    if case .call(.property) = origin, declaration.isStored {
      throw Refusal(
        "'onClose' closes the value of one container, but all containers share '\(declaration.name)'",
        at: closing.place)
    }
  }

  /// Checks that `set:` is for a class or struct that is made anew. Whether the properties exist is for the compiler to
  /// judge.
  func checkSettings(_ binding: Binding) throws(Refusal) {
    guard let set = options.set else { return }
    if case .call(.property) = origin {
      throw Refusal(
        "'set' needs a new value, but '\(declaration.name)' is a property; set it where it is declared",
        at: set)
    }
    let expanded = table.expanded(type)
    let kinds = expanded.identity.declaration.map {
      table.branches(of: $0, in: binding.condition).map(\.kind)
    }
    if case .named = expanded.spelling, expanded.identity.wrapped == nil,
      kinds?.contains(where: { $0 == .protocol || $0 == .actor }) != true
    {
      return
    }
    throw Refusal("'set' needs a class or struct, and '\(type.spelling)' is neither", at: set)
  }
}

extension TypeTable {
  /// Whether the values of a type are certainly copies, in some of the builds. A protocol's may be objects.
  func isValueType(_ type: TypeIdentity, in builds: Condition) -> Bool {
    switch type.form.unprefixed {
    case .tuple, .function, .metatype: true
    case .declared(let type, _):
      branches(of: type, in: builds).contains { $0.kind == .struct || $0.kind == .enum }
    case .optional: isValueType(type.children[0], in: builds)
    case .unread(let name, _): type.isCommonValue || standardGenericTypes.contains(name)
    default: false
    }
  }
}

extension Parameter {
  /// The mistake where `keyed:` names it, but the caller does not give it.
  func mistakeAsKey(at place: Place, _ name: String) -> Diagnostic {
    Diagnostic(
      .unknownOption, "'\(name)' is no argument", at: place,
      notes: [self.place.note("write behind it: \("/* @arg */", .behind)")])
  }
}
