// SPDX-License-Identifier: MIT

/// What a provider gives besides its own accessor: elements of collections.
extension ProviderReader {
  /// The collections that a directive names; nil where one cannot be, which was reported.
  mutating func joins(of source: Source, _ options: DirectiveOptions) -> [Provider.Join]? {
    var joins: [Provider.Join] = []
    for value in options.values("into") {
      guard let join = join(value, source) else { return nil }
      if joins.contains(where: { $0.type == join.type }) {
        diagnostics.report(
          .duplicateProvider, "'\(join.type.title)' is named twice in one list; drop one", at: value.place)
        return nil
      }
      joins.append(join)
    }
    return joins
  }

  private mutating func join(_ value: Directive.Value, _ source: Source) -> Provider.Join? {
    guard let written = value.type else { return nil }
    let type = written == .name("Self") ? source.type : table.resolve(written, in: source.scopeOfOptions)
    if isMisspelt(type, value, of: source.type) { return nil }
    if let join = table.join(type, at: value.place) { return join }
    diagnostics.report(
      .invalidName, "'\(type.spelling)' makes no name for a collection; join one of a named type",
      at: value.place)
    return nil
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

  /// A collection is built from what needs no caller, and written with types that the generated file sees.
  mutating func checkJoins(_ provider: Provider, _ source: Source) -> Bool {
    for join in provider.joins {
      if let narrow = table.narrowest(in: join.spelling, source.scopeOfOptions), narrow.access.isHidden {
        diagnostics.report(
          .inaccessible,
          "'\(narrow.name)' \(narrow.access.outOfReach)",
          at: join.place, notes: [narrow.note])
        return false
      }
      if table.isNoncopyable(provider.concrete.identity) {
        unsupported(
          "'\(provider.title)' cannot be copied, so it cannot be an element of '\(join.accessor)'", join.place
        )
        return false
      }
      guard provider.arguments.isEmpty else {
        reportArguments(of: provider, joining: join)
        return false
      }
    }
    return true
  }

  private mutating func reportArguments(of provider: Provider, joining join: Provider.Join) {
    diagnostics.report(
      .unforwardedArgument,
      "'\(provider.title)' has arguments, which nobody gives to an element of '\(join.accessor)'",
      at: join.place,
      notes: provider.arguments.map {
        .init(
          "'\($0.name)' is an argument here; drop its '@arg', or 'into: \(join.type.title)'", at: $0.place)
      })
  }
}

extension TypeTable {
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
    guard let index = type.declaration, !isIsolatedInPart(index) else { return false }
    let above = steps(above: index)
    return wanted.members.allSatisfy { above[$0] != nil }
  }

  /// Whether a type, or one above it, conforms to something on a global actor only: whether it does where its value is
  /// made is for the compiler to say.
  private func isIsolatedInPart(_ index: Int) -> Bool {
    let types = [index] + ancestors(ofType: index).compactMap(\.declaration)
    return types.flatMap(parts).contains { part in
      declarations[part].inherits.contains { type in
        let attributes = type.prefixes.map { Declaration.Attribute(name: String($0.dropFirst())) }
        return globalActor(amid: attributes, scope(inside: part)) != nil
      }
    }
  }
}
