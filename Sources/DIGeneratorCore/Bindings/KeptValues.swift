// SPDX-License-Identifier: MIT

// What the options that keep, share, close and set a value ask of it and of its arguments.

extension Provider {
  /// The method that closes a value.
  struct Closing: Sendable {
    /// As the directive has it.
    var method: String
    /// Where the directive names it.
    var place: Place
    /// Whether there may be no value to close.
    var isOptional: Bool
  }
}

extension Provider {
  /// An argument that tells one kept value from another.
  struct KeyArgument: Sendable {
    /// Which of the provider's parameters it is.
    var parameter: Int
    /// Where `keyed:` names it.
    var place: Place
  }
}

extension ProviderReader {
  /// Whether the value can be handed out; and kept, held weakly, or put into a box, where that is asked for.
  mutating func checkSharing(of source: Source, _ options: DirectiveOptions) -> Bool {
    var title: String { source.type.title }
    if table.isNonescapable(source.type.identity) {
      unsupported(
        "a '\(title)' must not outlive what it is made from, so no container can hand it out",
        source.place)
      return false
    }
    if (options["boxed"] != nil || options.wantedLifetime != .transient),
      table.isNoncopyable(source.type.identity)
    {
      unsupported(
        "'\(title)' cannot be copied, so not all who ask can have the same one; let a class hold it and provide that",
        options["boxed"]?.place ?? options.lifetimePlace)
      return false
    }
    if let place = options["boxed"]?.place {
      guard let kind = kindThatNeedsNoBox(source.type) else { return true }
      unsupported("'boxed' shares a value type, but '\(title)' is \(kind)", place)
      return false
    }
    guard options.wantedLifetime == .weak, table.isValueType(source.type.identity) else { return true }
    diagnostics.report(
      .weakValueType, "'\(title)' is a value type, which nobody can hold weakly",
      at: options.lifetimePlace,
      notes: [
        .init(
          "only an object lives as long as somebody holds it; write 'singleton', or make it a class",
          at: source.place)
      ])
    return false
  }

  /// What a declared type is that is no value type.
  private func kindThatNeedsNoBox(_ type: ResolvedType) -> String? {
    guard let kind = table.declaration(type.identity)?.kind else { return nil }
    switch kind {
    case .class: return "a class, which is shared as it is"
    case .actor: return "an actor, which is shared as it is"
    case .protocol: return "a protocol"
    default: return nil
    }
  }

  /// The arguments that `keyed:` names; nil where one is none, which is reported.
  mutating func keys(
    _ options: DirectiveOptions, _ parameters: [Provider.Parameter]
  ) -> [Provider.KeyArgument]? {
    var keys: [Provider.KeyArgument] = []
    for value in options.values("keyed") {
      let name = value.text.withoutBackticks
      let found = parameters.firstIndex { $0.nameForProvider == name }
      let isRepeated = keys.contains { $0.parameter == found }
      if let complaint = complaint(about: value, found, of: parameters, isRepeated: isRepeated) {
        diagnostics.report(complaint)
        return nil
      }
      if let found { keys.append(Provider.KeyArgument(parameter: found, place: value.place)) }
    }
    return keys
  }

  /// What is wrong with a name behind `keyed:`.
  private func complaint(
    about value: Directive.Value, _ position: Int?, of all: [Provider.Parameter], isRepeated: Bool
  ) -> Diagnostic? {
    guard let parameter = position.map({ all[$0] }) else {
      let names = all.filter(\.isArgument).map(\.nameForProvider)
      let nearest = Spelling.nearest(to: value.text.withoutBackticks, in: names)
      if let meant = names.count == 1 ? names[0] : nearest {
        let hint =
          meant == nearest ? "did you mean '\(meant)'?" : "the provider has only the argument '\(meant)'"
        return value.mistake(
          "unknown argument '\(value.text)'; \(hint)", means: meant.quotedIfNeeded)
      }
      let known = names.isEmpty ? "the provider has none" : "there are \(names.joined(separator: ", "))"
      return value.mistake("unknown argument '\(value.text)'; \(known)")
    }
    if !parameter.isArgument {
      return value.mistake("'\(value.text)' is no argument; write behind the parameter: /* @arg */")
    }
    if isRepeated { return value.mistake("'\(value.text)' is named twice") }
    if table.isNeverHashable(parameter.type.identity) {
      return value.mistake(
        "'\(value.text)' is a '\(parameter.type.title)', which is not Hashable, so no value can be kept for it; make it Hashable, or key by something that is"
      )
    }
    if parameter.role == .argument(.overload) {
      return value.mistake(
        "'\(value.text)' has a default that only its declaration can name, so no value can be kept for it; make it a literal"
      )
    }
    return nil
  }

  /// Whether no argument would count only the first time.
  mutating func checkArguments(of provider: Provider) -> Bool {
    guard provider.parameters.contains(where: \.isArgument) else { return true }
    let keys = Set(provider.keys.map(\.parameter))
    let loose = provider.parameters.enumerated().filter { $1.isArgument && !keys.contains($0) }.map(\.element)
    guard provider.lifetime.isKept, let first = loose.first else { return true }
    let subject = provider.lifetime == .weak ? "a weak value" : "a singleton"
    let message =
      keys.isEmpty
      ? "\(subject) cannot have arguments: '\(first.name)' would only count the first time"
      : "'\(first.name)' is not among the arguments of 'keyed', so it would only count the first time"
    diagnostics.report(
      .singletonWithArguments, message, at: provider.lifetimePlace,
      notes: loose.map { argument in
        .init(
          "'\(argument.name)' is an argument here; drop its '@arg', or make the provider transient",
          at: argument.place)
      } + mends(for: provider))
    return false
  }

  private func mends(for provider: Provider) -> [Diagnostic.Note] {
    guard provider.lifetime == .singleton else { return [] }
    let names = provider.arguments.map(\.nameForProvider.quotedIfNeeded)
    let list = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    return [
      .init(
        "or keep one for each value of the argument\(names.count == 1 ? "" : "s"): keyed: \(list)",
        at: provider.lifetimePlace)
    ]
  }
}

extension ProviderReader {
  /// What `onClose:` says of a provider's value.
  func closing(of source: Source, _ options: DirectiveOptions) -> Provider.Closing? {
    options.values("onClose").first.map {
      Provider.Closing(
        method: $0.text, place: $0.place, isOptional: table.expanded(source.type).identity.wrapped != nil)
    }
  }

  /// Whether a container can build and close by itself what a provider makes.
  mutating func checkLifecycle(_ provider: Provider, _ source: Source) -> Bool {
    if let place = provider.eagerPlace,
      AvailabilityGuard(Availability(attributes: provider.availability)) == nil
    {
      unsupported("'eager' needs a value that is certainly available: nothing tells where this one is", place)
      return false
    }
    guard let closing = provider.closing else { return true }
    if case .property = source.construction, source.declaration.storage == .stored {
      let name = source.declaration.name
      unsupported(
        "'onClose' needs a value of the container's own, but '\(name)' is made once for all containers",
        closing.place)
      return false
    }
    return checkCloser(closing, of: source.type)
  }

  /// Whether the method can be called, if it is certain which one is meant; else that is for the compiler to say.
  private mutating func checkCloser(_ closing: Provider.Closing, of type: ResolvedType) -> Bool {
    let found = table.candidates(named: closing.method.withoutBackticks, of: type.identity)
    let reasons = found.map(reasonAgainst)
    guard let first = found.first, let reason = reasons[0], !reasons.contains(nil) else { return true }
    let id: DiagnosticID = table.access(of: first).isHidden ? .inaccessible : .unknownOption
    diagnostics.report(
      id, "'\(closing.method)' cannot close the value: \(reason)", at: closing.place,
      notes: [.init("'\(first.name)' is declared here", at: first.place)])
    return false
  }

  private func reasonAgainst(_ member: Declaration) -> String? {
    let access = table.access(of: member)
    if access.isHidden { return "it \(access.outOfReach)" }
    if member.isTypeMember { return "it belongs to the type; write a method of its instances" }
    if member.has("mutating") {
      return "it is mutating, and of a struct everybody has a copy of its own; make it a class"
    }
    if member.parameters.contains(where: { $0.defaultValue == nil && !$0.isVariadic }) {
      return "it takes arguments, which nobody gives; write a method that needs none"
    }
    return nil
  }
}

extension ProviderReader {
  /// Whether properties can be set on what a provider makes; whether they are there is for the compiler to say.
  mutating func checkSettings(of source: Source, _ options: DirectiveOptions) -> Bool {
    guard let set = options["set"], let reason = refusalOfSettings(source) else { return true }
    unsupported(reason, set.place)
    return false
  }

  private func refusalOfSettings(_ source: Source) -> String? {
    let name = source.declaration.name
    if case .property = source.construction {
      return "'set' needs a value that is made anew, but '\(name)' is a property; set it where it is declared"
    }
    let type = table.expanded(source.type)
    guard case .named = type.spelling, type.identity.wrapped == nil, !table.isProtocol(type.identity) else {
      return "'set' needs the concrete type, but '\(name)' returns '\(source.type.spelling)'"
    }
    guard table.declaration(type.identity)?.kind != .actor else {
      return
        "'set' needs a class or struct, but '\(source.type.title)' is an actor, which alone sets its properties; give them values there"
    }
    return nil
  }
}

extension TypeTable {
  /// The members of a name that a type's values may have, its own before those of the types above; none where some of
  /// those were not read.
  fileprivate func candidates(named name: String, of type: TypeIdentity) -> [Declaration] {
    guard let index = type.withoutMarks.declaration else { return [] }
    let above = Array(steps(above: index).keys)
    if above.contains(where: { $0.declaration == nil && !$0.isNoSuperclass }) { return [] }
    let own = members(of: type.withoutMarks) + above.flatMap(members)
    return own.map { declarations[$0] }.filter { $0.name == name }.ordered(by: \.place)
  }
}

extension TypeTable {
  /// Whether a type's values are certainly copies; a protocol's may be objects.
  fileprivate func isValueType(_ type: TypeIdentity) -> Bool {
    switch type.withoutMarks {
    case .tuple, .function, .metatype: return true
    case .declared(let index, _):
      return declarations[index].kind == .struct || declarations[index].kind == .enum
    case .unread("Optional", let wrapped): return wrapped.allSatisfy(isValueType)
    case .unread(let name, _): return type.isCommonValue || standardGenericTypes[name] != nil
    default: return false
    }
  }
}
