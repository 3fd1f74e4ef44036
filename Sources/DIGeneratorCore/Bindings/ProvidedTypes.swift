// SPDX-License-Identifier: MIT

// Under which types, and in which collections, a provider's value is to be had.

extension ProviderReader.Source {
  /// The types that a provider answers for, each with its accessor.
  func provided() throws -> [Provider.Provided] {
    let lifetime = options.wantedLifetime
    var result: [Provider.Provided] = []
    let own = options["boxed"] == nil ? self.type : table.boxed(self.type)
    let asked: [(type: ResolvedType, place: Place, value: Directive.Value?)] =
      options["as"]?.values.map { value in
        guard let type = value.type, type != .name("Self") else { return (self.type, value.place, nil) }
        return (table.resolve(type, in: scopeOfOptions), value.place, value)
      } ?? [(own, options.directive.place, nil)]
    for (type, place, value) in asked {
      if let value { try checkSpelling(of: type, value) }
      if let reason = type.identity.complaintAsKey { throw Refusal(reason, at: place) }
      if result.contains(where: { $0.type == type }) { throw twice(type, at: place) }
      let spelling = table.accessorType(type, lifetime: lifetime)
      // A protocol's value that is kept must be Sendable too, which its own type does not say.
      let gainsSendable = lifetime.isKept && spelling != type.spelling
      result.append(
        Provider.Provided(
          type: type, spelling: spelling,
          accessor: try accessor(of: type, isFirst: result.isEmpty, at: place), place: place,
          check: value?.place ?? (gainsSendable ? options.lifetimePlace : nil)))
    }
    return result
  }

  private func twice(_ type: ResolvedType, at place: Place) -> Refusal {
    Refusal(.duplicateProvider, "'\(type.title)' is named twice in one list; drop one", at: place)
  }

  /// A type that nobody has read may well be another module's. Where all that a value is has been read, it cannot be one
  /// of those; spelt nearly like something that the value is, it was meant to be that.
  private func checkSpelling(of type: ResolvedType, _ value: Directive.Value) throws {
    if let reason = type.identity.complaintAsUndecided { throw Refusal(reason, at: value.place) }
    guard let name = type.identity.unreadName, let own = self.type.identity.declaration else { return }
    let above = own.allSupertypes.filter { $0 != .unread("Sendable") }
    let names = above.compactMap(\.declaration?.name) + ["Sendable"]
    guard names.count == above.count + 1, !names.contains(name),
      let meant = Spelling.nearest(to: name, in: names)
    else { return }
    throw Refusal(
      value.mistake(
        "'\(self.type.title)' is no '\(name)'; did you mean '\(meant)'?",
        means: value.text == name ? meant : nil))
  }

  // MARK: Names

  /// `name:` or a func's own name goes to the first type; each other adds its own.
  private func accessor(of type: ResolvedType, isFirst: Bool, at place: Place) throws -> String {
    let given = options.name?.text.withoutBackticks ?? ownName
    if let given, isFirst {
      let arguments = genericArguments.compactMap(\.spelling.baseName?.upperCamelCase)
      return try (given + arguments.joined()).checkedAsName(at: options.name?.place ?? self.place)
    }
    // A box is named after what is in it.
    guard let base = (options["boxed"] == nil ? type : self.type).spelling.baseName else {
      throw Refusal(
        .invalidName, "'\(type.spelling)' makes no name for an accessor; add one: name: someName", at: place)
    }
    return try (given.map { $0 + base.upperCamelCase } ?? base.lowerCamelCase).checkedAsName(at: place)
  }

  // MARK: Collections

  /// The collections that a directive names.
  func joins() throws -> [Provider.Join] {
    var joins: [Provider.Join] = []
    for value in options.values("into") {
      let written = value.type ?? .name("Self")
      let type =
        written == .name("Self") ? self.type : table.resolve(written, in: scopeOfOptions)
      try checkSpelling(of: type, value)
      guard let join = table.join(type, at: value.place) else {
        throw Refusal(
          .invalidName, "'\(type.spelling)' makes no name for a collection; join one of a named type",
          at: value.place)
      }
      if joins.contains(where: { $0.type == type }) { throw twice(type, at: value.place) }
      joins.append(join)
    }
    return joins
  }

  /// The types of the collections for which no accessor of the provider's certainly is: it gets accessors for them,
  /// which nobody else uses, and the compiler says there whether the value is one.
  func elementTypes(of provider: Provider) -> [Provider.Provided] {
    provider.joins.filter { table.position(of: $0, in: provider) == nil }.map { join in
      Provider.Provided(
        type: join.type, spelling: table.accessorType(join.type, lifetime: provider.lifetime),
        accessor: "_\(provider.title)_in_\(join.accessor)", place: join.place, check: join.place,
        isElement: true)
    }
  }

  /// A collection is built from what needs no caller.
  func checkJoins(_ provider: Provider) throws {
    for join in provider.joins {
      if provider.arguments.isEmpty { continue }
      throw Refusal(
        .unforwardedArgument,
        "'\(provider.title)' has arguments, which nobody gives to an element of '\(join.accessor)'",
        at: join.place,
        notes: provider.arguments.map {
          .init(
            "'\($0.name)' is an argument here; drop its '@arg', or 'into: \(join.type.title)'", at: $0.place)
        })
    }
  }

  // MARK: Access

  /// An accessor cannot be wider than the types it is written with, and the generated file must see them.
  func checkAccess(_ provider: Provider) throws {
    // That of a generic one for certain types is narrowed to these.
    let access = genericArguments.isEmpty ? provider.access : .internal
    let accessor = (access, "accessor", options.accessPlace)
    for type in provider.provided {
      try table.checkAccess(of: type.spelling, at: type.place, scopeOfOptions, accessor)
    }
    for argument in provider.arguments {
      try table.checkAccess(of: argument.spelling, at: argument.place, scope, accessor)
    }
    for join in provider.joins {
      try table.checkAccess(of: join.spelling, at: join.place, scopeOfOptions, (.internal, "", join.place))
    }
  }

}

extension TypeTable {
  /// Asks whether a type is as visible as what is written with it.
  func checkAccess(
    of type: TypeSyntax, at place: Place, _ scope: Scope,
    _ user: (access: Access, title: String, place: Place)
  ) throws {
    guard let narrow = narrowest(in: type, scope, below: user.access) else { return }
    let isHidden = narrow.access.isHidden
    let message =
      isHidden
      ? "'\(narrow.by.name)' \(narrow.access.outOfReach)"
      : "a \(user.access.keyword) \(user.title) cannot be wider than '\(narrow.by.name)', which is \(narrow.access.keyword)"
    throw Refusal(.inaccessible, message, at: isHidden ? place : user.place, notes: [narrow.by.noteOfPlace])
  }
}

extension String {
  /// A name that an accessor can have, unless containers have a member of that name.
  func checkedAsName(
    at place: Place, mend: String = "give the accessor another name: name: someName"
  ) throws -> String {
    let mistake = Directive.Value(text: isPlainIdentifier ? self : "`\(self)`", place: place).mistakeAsName
    guard let reason = mistake?.message ?? ReservedNames.complaint(about: self) else { return self }
    throw Refusal(mistake == nil ? .accessorClash : .invalidName, "\(reason); \(mend)", at: place)
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
      type.spelling.isExistential || type.identity.isProtocol
        || type.identity.withoutArguments.unreadName.map(isProtocol) == true
    else { return written }
    guard lifetime.isKept, !refinesSendable(type.identity) else {
      return .existential(type.spelling.core)
    }
    let members = if case .composition(let types) = type.spelling.core { types } else { [type.spelling.core] }
    return .existential(.composition(members + [.name("Sendable")]))
  }

  /// The collection of a type's values; nil where the type makes no name for it.
  func join(_ type: ResolvedType, at place: Place) -> Provider.Join? {
    // Named after what the type is, for others may join by another alias of it.
    guard let base = expanded(type).spelling.baseName, base.isPlainIdentifier else { return nil }
    return Provider.Join(
      type: type, spelling: accessorType(type, lifetime: .transient), accessor: base.lowerCamelCase + "s",
      place: place)
  }

  /// Which of a provider's types makes it an element: the collection's own, else one that certainly is one.
  func position(of join: Provider.Join, in provider: Provider) -> Int? {
    provider.provided.firstIndex { $0.type == join.type }
      ?? provider.provided.firstIndex { isCertain($0.type.identity, as: join.type.identity) }
  }

  private func isCertain(_ type: TypeIdentity, as wanted: TypeIdentity) -> Bool {
    guard let declaration = type.declaration else { return false }
    // Where an actor's conformance holds is for the compiler to say.
    let isOnActor = declaration.parts.contains { part in
      let attributes = part.inherits.flatMap(\.prefixes).map {
        Declaration.Attribute(name: String($0.dropFirst()))
      }
      return globalActor(amid: attributes, part.innerScope) != nil
    }
    if isOnActor { return false }
    let above = declaration.stepsToSupertypes
    return wanted.members.allSatisfy { above[$0] != nil }
  }
}
