// SPDX-License-Identifier: MIT

// What the options `weak`, `boxed` and `keyed:` ask of each other, of the value and of its arguments.

extension Provider {
  /// An argument that tells one kept value from another.
  struct KeyArgument: Sendable {
    /// Which of the provider's parameters it is.
    var parameter: Int
    /// Where `keyed:` names it.
    var place: Place
  }
}

extension ProvideOptions {
  /// What the words come to together: `keyed:` says `singleton` by itself.
  var wantedLifetime: Provider.Lifetime { lifetime ?? (keys.isEmpty ? .transient : .singleton) }

  /// Whether several get the same value.
  fileprivate var shares: Bool { boxedPlace != nil || wantedLifetime != .transient }

  /// Reports options that exclude each other.
  mutating func checkTogether(_ directive: Directive, _ diagnostics: inout DiagnosticCollector) {
    let labelled = { (label: String) in directive.options.first { $0.label == label } }
    if let keyed = labelled("keyed"), let lifetime, lifetime != .singleton {
      let message = "'keyed' contradicts '\(lifetime)': there is a singleton for each value of its arguments"
      diagnostics.report(.unknownOption, message, at: keyed.place)
      isBroken = true
    }
    for label in ["as", "into"] {
      guard boxedPlace != nil, let types = labelled(label) else { continue }
      let message = "'\(label)' contradicts 'boxed': what is boxed is provided as a 'Box' only"
      diagnostics.report(.unknownOption, message, at: types.place)
      isBroken = true
    }
  }
}

extension ProviderReader {
  /// Whether the value can be handed out; and kept, held weakly, or put into a box, where that is asked for.
  mutating func checkSharing(of source: Source, _ options: ProvideOptions) -> Bool {
    var title: String { source.type.title }
    if table.isNonescapable(source.type.identity) {
      unsupported(
        "a '\(title)' must not outlive what it is made from, so no container can hand it out",
        source.place)
      return false
    }
    if options.shares, table.isNoncopyable(source.type.identity) {
      unsupported(
        "'\(title)' cannot be copied, so not all who ask can have the same one; let a class hold it and provide that",
        options.boxedPlace ?? options.lifetimePlace)
      return false
    }
    if let place = options.boxedPlace {
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
    _ options: ProvideOptions, _ parameters: [Provider.Parameter]
  ) -> [Provider.KeyArgument]? {
    var keys: [Provider.KeyArgument] = []
    for value in options.keys {
      let name = value.text.withoutBackticks
      let found = parameters.firstIndex { $0.nameForProvider == name }
      let isRepeated = keys.contains { $0.parameter == found }
      if let complaint = complaint(about: value, found, of: parameters, isRepeated: isRepeated) {
        diagnostics.report(.unknownOption, complaint.message, at: value.place, fix: complaint.fix)
        return nil
      }
      if let found { keys.append(Provider.KeyArgument(parameter: found, place: value.place)) }
    }
    return keys
  }

  /// What is wrong with a name behind `keyed:`.
  private func complaint(
    about value: Directive.Value, _ position: Int?, of all: [Provider.Parameter], isRepeated: Bool
  ) -> Complaint? {
    guard let parameter = position.map({ all[$0] }) else {
      let names = all.filter(\.isArgument).map(\.nameForProvider)
      let nearest = Spelling.nearest(to: value.text.withoutBackticks, in: names)
      if let meant = names.count == 1 ? names[0] : nearest {
        let hint =
          meant == nearest ? "did you mean '\(meant)'?" : "the provider has only the argument '\(meant)'"
        return Complaint(
          "unknown argument '\(value.text)'; \(hint)", value.text, means: meant.quotedIfNeeded,
          at: value.place)
      }
      let known = names.isEmpty ? "the provider has none" : "there are \(names.joined(separator: ", "))"
      return Complaint("unknown argument '\(value.text)'; \(known)")
    }
    if !parameter.isArgument {
      return Complaint("'\(value.text)' is no argument; write behind the parameter: /* @arg */")
    }
    if isRepeated { return Complaint("'\(value.text)' is named twice") }
    if table.isNeverHashable(parameter.type.identity) {
      return Complaint(
        "'\(value.text)' is a '\(parameter.type.title)', which is not Hashable, so no value can be kept for it; make it Hashable, or key by something that is"
      )
    }
    if parameter.role == .argument(.overload) {
      return Complaint(
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
