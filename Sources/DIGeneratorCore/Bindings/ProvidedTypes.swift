// SPDX-License-Identifier: MIT

// The types and collections that a provider's value is available under.

extension ProviderReader.Source {
  /// The types that the value is provided under, each with its accessor.
  func provided() throws(Refusal) -> [ExposedType] {
    let lifetime = options.lifetime
    var result: [ExposedType] = []
    let own = options.boxed == nil ? self.type : table.boxed(self.type)
    let asked: [(type: ResolvedType, place: Place, value: OptionValue?)] =
      options.types?.map { value in
        guard let type = value.type, type != .name("Self") else { return (self.type, value.place, nil) }
        return (table.resolve(type, in: scopeOfOptions), value.place, value)
      } ?? [(own, options.directive.place, nil)]
    for (written, place, value) in asked {
      let type = table.settled(written, in: annotated.condition && declaration.condition)
      if let value { try checkSpelling(of: type, value) }
      if let reason = type.identity.complaintAsKey { throw Refusal("\(reason)", at: place) }
      if result.contains(where: { $0.type == type }) { throw twice(type, at: place) }
      let isBare = value == nil && table.unreadNames.seesUnknown(files)
      let spelling = table.accessorType(type, lifetime: lifetime, isBare: isBare)
      // A kept value of a protocol type must be Sendable, even if its protocol does not say so.
      let gainsSendable = lifetime.isKept && spelling != type.spelling
      result.append(
        ExposedType(
          type: type, spelling: spelling,
          accessor: try accessor(of: type, isFirst: result.isEmpty, at: place), place: place,
          check: value?.place ?? (gainsSendable ? options.lifetimePlace : nil)))
    }
    return result
  }

  private func twice(_ type: ResolvedType, at place: Place) -> Refusal {
    Refusal(.duplicateProvider, "'\(type.title)' is named twice in one list; drop one", at: place)
  }

  /// Refuses a type that several modules may have, and a misspelt one. A type that was not read may be another module's;
  /// but if all supertypes of the value were read, it is none of them, and a name similar to a supertype's is a slip.
  private func checkSpelling(of type: ResolvedType, _ value: OptionValue) throws(Refusal) {
    if let reason = type.identity.complaintAsUndecided { throw Refusal("\(reason)", at: value.place) }
    guard let name = type.identity.unreadName, self.type.identity.declaration != nil else { return }
    let above = table.allSupertypes(of: self.type.identity).filter { $0 != .unread("Sendable") }
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

  /// The accessor's name. The first type gets `accessor:`, `name:` or a func's own name; each other type adds its own to that.
  private func accessor(of type: ResolvedType, isFirst: Bool, at place: Place) throws(Refusal) -> String {
    let option = options.accessor ?? options.name
    let given = option?.text.withoutBackticks ?? ownName
    if let given, isFirst {
      let arguments = genericArguments.compactMap(\.spelling.baseName?.upperCamelCase)
      return try (given + arguments.joined()).checkedAsName(
        at: option?.place ?? self.place,
        suggestion:
          "give the accessor another name: \(option == nil || options.accessor != nil ? "accessor" : "name"): someName"
      )
    }
    // A box is named after the type in it.
    guard let base = (options.boxed == nil ? type : self.type).spelling.baseName else {
      throw Refusal(
        .invalidName, "'\(type.spelling)' makes no name for an accessor; add one: accessor: someName",
        at: place)
    }
    return try (given.map { $0 + base.upperCamelCase } ?? base.lowerCamelCase).checkedAsName(at: place)
  }

  // MARK: Collections

  /// The collections that `into:` names, and their dictionaries if there is a key.
  func contributions() throws(Refusal) -> [Contribution] {
    let key = try elementKey()
    var result: [Contribution] = []
    for value in options.collections {
      let written = value.type ?? .name("Self")
      let type =
        written == .name("Self") ? self.type : table.resolve(written, in: scopeOfOptions)
      try checkSpelling(of: type, value)
      guard var contribution = table.contribution(to: type, at: value.place) else {
        throw Refusal(
          .invalidName, "'\(type.spelling)' makes no name for a collection; join one of a named type",
          at: value.place)
      }
      if result.contains(where: { $0.type == type }) { throw twice(type, at: value.place) }
      contribution.order = options.order?.text.integer ?? 0
      result.append(contribution)
      if let key { result.append(contribution.keyed(by: key)) }
    }
    return result
  }

  /// The element types of collections that none of the provided types certainly conforms to. Each gets an accessor for
  /// the collection alone, at which the compiler judges whether the value is of the type.
  func elementTypes(
    of contributions: [Contribution], besides provided: [ExposedType]
  ) -> [ExposedType] {
    contributions.filter { $0.key == nil && table.position(of: $0, in: provided) == nil }.map {
      ExposedType(
        type: $0.type, spelling: table.accessorType($0.type, lifetime: options.lifetime),
        accessor: "_\(provided[0].accessor)_in_\($0.accessor)", place: $0.place, check: $0.place,
        isElement: true)
    }
  }

  /// Checks that an element has no arguments, because a collection builds it without a caller.
  func checkContributions(_ binding: Binding) throws(Refusal) {
    for contribution in binding.contributions where contribution.key == nil {
      if binding.arguments.isEmpty { continue }
      let into = "into: \(contribution.type.title)"
      throw Refusal(
        .unforwardedArgument,
        "'\(binding.title)' has arguments, but an element of '\(contribution.accessor)' gets none",
        at: contribution.place,
        notes: binding.arguments.map {
          $0.place.note("'\($0.name)' is an argument here; drop its '@arg', or '\(into, .argumentless)'")
        })
    }
  }

  // MARK: Access

  /// Checks that the generated file sees the types in the accessors, and that the accessors are not more visible than
  /// their types.
  func checkAccess(_ binding: Binding) throws(Refusal) {
    // The accessor of a generic provider's instance is narrowed to the visibility of its types later.
    let access = genericArguments.isEmpty ? options.access : .internal
    let accessor = (access, "accessor", options.accessPlace)
    for type in binding.offered {
      try table.checkAccess(of: type.spelling, at: type.place, scopeOfOptions, accessor)
    }
    for argument in binding.arguments {
      try table.checkAccess(of: argument.spelling, at: argument.place, scope, accessor)
    }
    for element in binding.contributions {
      try table.checkAccess(
        of: element.key?.type.spelling ?? element.spelling, at: element.key?.place ?? element.place,
        scopeOfOptions,
        (.internal, "", element.place))
    }
  }
}

extension TypeTable {
  /// Refuses a type that is less visible than the accessor or container written with it.
  func checkAccess(
    of type: TypeSyntax, at place: Place, _ scope: Scope,
    _ user: (access: Access, title: String, place: Place)
  ) throws(Refusal) {
    guard let narrow = narrowest(in: type, scope, below: user.access) else { return }
    let access = narrow.access.keyword
    let limit = narrow.by.has(attribute: "_spi") ? "marked '@_spi'" : access
    throw narrow.access.isHidden
      ? Refusal(
        .inaccessible, "'\(narrow.by.name)' is \(access), so the generated file cannot reach it",
        at: place, notes: [narrow.by.noteOfPlace(making: .internal)])
      : Refusal(
        .inaccessible,
        "a \(user.access.keyword) \(user.title) cannot be wider than '\(narrow.by.name)', which is \(limit)",
        at: user.place, notes: [narrow.by.noteOfPlace])
  }
}

extension String {
  /// The string as an accessor's name; refused if it is no name, or the name of a member of every container.
  func checkedAsName(
    at place: Place, suggestion: String = "give the accessor another name: accessor: someName"
  ) throws(Refusal) -> String {
    let mistake = OptionValue(text: isPlainIdentifier ? self : "`\(self)`", place: place).mistakeAsName
    guard let reason = mistake?.message ?? ReservedNames.complaint(about: self) else { return self }
    throw Refusal(mistake == nil ? .accessorClash : .invalidName, "\(reason); \(suggestion)", at: place)
  }
}

extension TypeTable {
  /// The accessor's type as it is written: a protocol with `any`, and with Sendable if the value is kept and the
  /// protocol does not refine Sendable. With `isBare`, a name without `any` may be another module's type with a well-known
  /// protocol's name.
  func accessorType(_ type: ResolvedType, lifetime: Lifetime, isBare: Bool = false) -> TypeSyntax {
    let written = type.spelling
    let type = expanded(type)
    // A metatype cannot stand in a composition; its protocol decides whether it is Sendable.
    if case .metatype = type.identity.form { return written }
    guard
      type.spelling.isExistential || type.identity.isProtocol
        || type.identity.withoutArguments.unreadName.map({ isProtocol($0, evenIfBare: !isBare) }) == true
    else { return written }
    guard lifetime.isKept, !refinesSendable(type.identity) else {
      return .existential(type.spelling.core)
    }
    return .existential(.composition(type.spelling.core.members + [.name("Sendable")]))
  }

  /// The collection of a type's values; nil if the type's name gives no accessor name.
  func contribution(to type: ResolvedType, at place: Place) -> Contribution? {
    // Named after the type behind aliases, because other elements may name it by another alias.
    guard let base = expanded(type).spelling.baseName, base.isPlainIdentifier else { return nil }
    return Contribution(
      type: type, spelling: accessorType(type, lifetime: .transient), accessor: base.lowerCamelCase + "s",
      place: place)
  }

  /// The index of the provided type under which a collection takes the value: the element type, else a type that
  /// certainly conforms to it.
  func position(of element: Contribution, in provided: [ExposedType]) -> Int? {
    provided.firstIndex { $0.type == element.type }
      ?? provided.firstIndex { isCertain($0.type.identity, as: element.type.identity) }
  }

  private func isCertain(_ type: TypeIdentity, as wanted: TypeIdentity) -> Bool {
    guard let declaration = type.declaration else { return false }
    // Where an isolated conformance can be used is for the compiler to judge.
    let isOnActor = parts(of: declaration).contains { part in
      let attributes = part.inherits.flatMap(\.prefixes).map {
        Declaration.Attribute(name: String($0.dropFirst()))
      }
      return globalActor(amid: attributes, part.innerScope) != nil
    }
    if isOnActor { return false }
    let above = stepsToSupertypes(of: declaration)
    return wanted.members.allSatisfy { above[$0] != nil }
  }
}
