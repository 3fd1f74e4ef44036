// SPDX-License-Identifier: MIT

extension ProviderReader {
  /// The types that a provider answers for, each with its accessor; nil where that cannot be said.
  mutating func provided(
    by source: Source, _ directive: Directive, _ options: DirectiveOptions, lifetime: Provider.Lifetime
  ) -> [Provider.Provided]? {
    var result: [Provider.Provided] = []
    for (position, promise) in promises(source, directive, options).enumerated() {
      if let value = promise.written, isMisspelt(promise.type, value, of: source.type) { return nil }
      if let complaint = promise.type.identity.complaintAsKey {
        unsupported(complaint, promise.place)
        return nil
      }
      guard let accessor = accessor(of: promise, position, source, options) else { return nil }
      let spelling = table.accessorType(promise.type, lifetime: lifetime)
      // A protocol's value that is kept must be Sendable too, which its own type does not say.
      let gainsSendable = lifetime.isKept && spelling != promise.type.spelling && !promise.isPromised
      let check = promise.isPromised ? promise.place : gainsSendable ? options.lifetimePlace : nil
      result.append(
        Provider.Provided(
          type: promise.type, spelling: spelling, accessor: accessor, place: promise.place, check: check))
    }
    if let twin = result.indices.first(where: {
      result[..<$0].contains { [type = result[$0].type] in $0.type == type }
    }) {
      diagnostics.report(
        .duplicateProvider, "'\(result[twin].type.title)' is named twice in one list; drop one",
        at: result[twin].place)
      return nil
    }
    return result
  }

  private struct Promise {
    var type: ResolvedType
    var place: Place
    /// What says so; nil for the value's own type.
    var written: Directive.Value?

    var isPromised: Bool { written != nil }
  }

  private func promises(_ source: Source, _ directive: Directive, _ options: DirectiveOptions) -> [Promise] {
    guard options["as"] != nil else {
      let type = options["boxed"] == nil ? source.type : table.boxed(source.type)
      return [Promise(type: type, place: directive.place)]
    }
    return options.values("as").map { value in
      guard let type = value.type, type != .name("Self") else {
        return Promise(type: source.type, place: value.place)
      }
      return Promise(type: table.resolve(type, in: source.scopeOfOptions), place: value.place, written: value)
    }
  }

  // MARK: Names

  /// `name:` or a func's own name goes to the first type; each other adds its own.
  private mutating func accessor(
    of type: Promise, _ position: Int, _ source: Source, _ options: DirectiveOptions
  ) -> String? {
    let given = options.name?.text.withoutBackticks ?? source.ownName
    if let given, position == 0 {
      let arguments = genericArguments.compactMap(\.spelling.baseName?.upperCamelCase)
      return checked(given + arguments.joined(), at: options.name?.place ?? source.place)
    }
    // A box is named after what is in it.
    let named = options["boxed"] == nil ? type.type : source.type
    guard let base = named.spelling.baseName else {
      diagnostics.report(
        .invalidName, "'\(type.type.spelling)' makes no name for an accessor; add one: name: someName",
        at: type.place)
      return nil
    }
    let name = given.map { $0 + base.upperCamelCase } ?? base.lowerCamelCase
    return checked(name, at: type.place)
  }

  private mutating func checked(_ name: String, at place: Place) -> String? {
    let isPlain = name.isPlainIdentifier
    // Nothing else can be wrong with a plain name, as most are: its letters need no second look.
    if !isPlain || SwiftWords.isImpossibleMember(name),
      let complaint = Directive.Value(text: isPlain ? name : "`\(name)`", place: place).mistakeAsName?.message
    {
      diagnostics.report(.invalidName, "\(complaint); add another: name: someName", at: place)
      return nil
    }
    guard let complaint = ReservedNames.complaint(about: name) else { return name }
    diagnostics.report(
      .accessorClash,
      "\(complaint); give the accessor another name: name: someName",
      at: place)
    return nil
  }
}

extension TypeTable {
  /// How the accessor writes its type: protocols with `any`, and with Sendable where the value is kept and the
  /// protocol does not say so itself.
  func accessorType(_ type: ResolvedType, lifetime: Provider.Lifetime) -> TypeSyntax {
    let written = type.spelling
    let type = expanded(type)
    // A metatype takes no part in a composition: whether it is Sendable is its protocol's to say.
    if case .metatype = type.identity { return written }
    guard
      type.spelling.isExistential || isProtocol(type.identity)
        || type.identity.withoutArguments.unreadName.map(wellKnownProtocols.contains) == true
    else { return written }
    guard lifetime.isKept, !refinesSendable(type.identity) else {
      return .existential(type.spelling.core)
    }
    let members = if case .composition(let types) = type.spelling.core { types } else { [type.spelling.core] }
    return .existential(.composition(members + [.name("Sendable")]))
  }
}
