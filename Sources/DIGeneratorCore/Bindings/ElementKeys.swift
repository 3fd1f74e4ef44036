// SPDX-License-Identifier: MIT

/// The key of an element in the dictionary of a collection.
struct ElementKey {
  /// The type of the keys.
  let type: ResolvedType
  /// The key as generated code writes it.
  let text: String
  let place: Place
  /// The same for all keys of a type that are equal.
  let value: String
}

extension Contribution {
  /// The same as an element of the dictionary.
  func keyed(by key: ElementKey) -> Contribution {
    var keyed = self
    keyed.key = key
    keyed.accessor += "By\(key.type.spelling.baseName?.upperCamelCase ?? "Key")"
    return keyed
  }
}

/// A collection by the type of its elements and, if it is a dictionary, the type of its keys.
struct Collected: Hashable {
  let element: TypeIdentity
  let key: TypeIdentity?
}

extension TypeIdentity {
  /// The collection that the type is.
  var collected: Collected? {
    switch (form, arguments.count) {
    case (.unread("Array", _), 1): Collected(element: arguments[0], key: nil)
    case (.unread("Dictionary", _), 2): Collected(element: arguments[1], key: arguments[0])
    default: nil
    }
  }
}

extension ProviderReader.Source {
  /// The key that `key:` names. Generated code writes one form of a literal for all its spellings.
  func elementKey() throws(Refusal) -> ElementKey? {
    guard let value = options.key else { return nil }
    if let number = value.text.integer { return literal("\(number)", "Int", at: value.place) }
    if value.text.isPlainString { return literal(value.text, "String", at: value.place) }
    guard case .named(var path)? = value.type, let name = path.popLast()?.name else { throw Refusal() }
    let written = table.settled(table.resolve(.named(path), in: scopeOfOptions), in: annotated.condition)
    let type = table.expanded(written)
    if let reason = type.identity.complaintAsKey { throw Refusal("\(reason)", at: value.place) }
    if let declaration = type.identity.declaration { try check(name, of: declaration, value) }
    return ElementKey(
      type: type, text: "\(type.spelling).\(name)", place: value.place, value: name.withoutBackticks)
  }

  private func literal(_ text: String, _ type: String, at place: Place) -> ElementKey {
    let own = table.resolve(.name(type), in: scopeOfOptions)
    // A type of the sources may have the name of Swift's own.
    let path = TypeSyntax.named([.init(name: "Swift"), .init(name: type)])
    let isOwn = own.identity == .unread(type)
    return ElementKey(
      type: isOwn ? own : .init(identity: .unread(type), spelling: path), text: text, place: place,
      value: text)
  }

  /// Checks that a key is a case without values of an enum that can be the key of a dictionary.
  private func check(_ name: String, of type: Declaration, _ value: OptionValue) throws(Refusal) {
    guard type.kind == .enum else {
      throw Refusal(value.mistake("'\(type.name)' is no enum, so it has no case that could be a key"))
    }
    let cases = table.cases(of: type)
    guard let found = cases.first(where: { $0.name == name.withoutBackticks }) else {
      let near = Spelling.nearest(to: name, in: cases.map(\.name))
      let path = value.text.dropLast(name.count)
      throw Refusal(
        value.mistake(
          "'\(type.name)' has no case '\(name)'\(near.map { "; did you mean '\($0)'?" } ?? "")",
          means: near.map { "\(path)\($0)" }))
    }
    if let actor = table.globalActor(of: type) {
      throw Refusal(
        .unsupportedDeclaration,
        "'\(type.name)' is isolated to '\(actor)', and so is its conformance to Hashable, but a key belongs to no actor",
        at: value.place,
        notes: [type.place.note("'\(type.name)' is declared here; make it \("nonisolated", .modifier)")])
    }
    let hasValues = cases.contains { !$0.parameters.isEmpty }
    if !found.parameters.isEmpty {
      throw Refusal(
        .unsupportedDeclaration, "'\(name)' has values, so the case alone is no key", at: value.place,
        notes: [found.namePlace.note("'\(found.name)' is declared here")])
    }
    let above = table.allSupertypes(of: table[type].identity ?? .declared(type))
    // An attribute may be a macro, which adds conformances.
    if hasValues, type.attributes.allSatisfy({ plainAttributes.contains($0.name) }),
      !above.contains(where: \.isForeign),
      !above.contains(.unread("Hashable"))
    {
      throw Refusal(
        .unsupportedDeclaration,
        "'\(type.name)' has cases with values, so it is a key only if it is Hashable; make it Hashable",
        at: value.place, notes: [type.noteOfPlace])
    }
    let attributes = found.attributes.filter { $0.name == "available" }.map {
      "@available\($0.arguments ?? "")"
    }
    let missing = Availability(attributes: attributes).missing(
      from: Availability(attributes: surroundings.flatMap(\.availability)))
    if !missing.isEmpty {
      throw Refusal(
        .availabilityMismatch, "the case '\(name)' is not available everywhere where the element is",
        at: value.place, notes: [place.note("write above the declaration: \(missing[0], .attribute)")])
    }
  }
}

extension TypeTable {
  /// The cases of an enum, in all builds.
  func cases(of type: Declaration) -> [Declaration] {
    parts(of: type).flatMap(\.members).filter { $0.kind == .case }
  }
}

/// Attributes of enums that are certainly no macros.
private let plainAttributes = "available frozen objc usableFromInline".words
