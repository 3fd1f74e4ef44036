// SPDX-License-Identifier: MIT

extension ProviderReader {
  /// What a provider is made of, before its options are looked at. A class, because many look at it.
  final class Source {
    /// The annotated declaration, or the initializer that was found for it.
    let declaration: Declaration
    /// Where its types are written.
    let scope: TypeTable.Scope
    /// Where those of its directive are, if that is above a type whose initializer is written elsewhere: in a superclass
    /// of another module, even.
    var scopeOfType: TypeTable.Scope?
    let place: Place
    let construction: Provider.Construction
    let type: ResolvedType
    /// A func's or property's own name.
    let ownName: String?
    let effects: Effects
    /// The global actor that it is isolated to.
    let actor: String?
    let parameters: [Declaration.Parameter]
    /// The declarations that the parameters belong to: an init or func, or the properties behind a memberwise one.
    let parameterOwners: [Int]
    let genericParameters: [Declaration.GenericParameter]
    /// Whether the parameters are a memberwise initializer's, where functions escape without saying so.
    let isMemberwise: Bool

    /// Where the types of its directive are written.
    var scopeOfOptions: TypeTable.Scope { scopeOfType ?? scope }

    init(
      declaration: Declaration, scope: TypeTable.Scope, place: Place, construction: Provider.Construction,
      type: ResolvedType, ownName: String? = nil, effects: Effects, actor: String? = nil,
      parameters: [Declaration.Parameter], parameterOwners: [Int],
      genericParameters: [Declaration.GenericParameter] = [], isMemberwise: Bool = false
    ) {
      (self.declaration, self.scope, self.place) = (declaration, scope, place)
      (self.construction, self.type, self.ownName) = (construction, type, ownName)
      (self.effects, self.actor) = (effects, actor)
      (self.parameters, self.parameterOwners) = (parameters, parameterOwners)
      (self.genericParameters, self.isMemberwise) = (genericParameters, isMemberwise)
    }
  }

  /// What the annotated declaration makes and how; nil where it cannot be provided, which was reported.
  mutating func source(of index: Int, _ options: DirectiveOptions) -> Source? {
    if options.directive.isMatching { return options.match.flatMap { matchedSource(index, $0, options) } }
    let declaration = table.declarations[index]
    guard isUnderstood(declaration), isProvidable(declaration) else { return nil }
    switch declaration.kind {
    case .class, .struct, .actor:
      return chooseInitializer(index, declaration).flatMap { typeSource(index, $0) }
    case .`init`: return initSource(index)
    case .func: return functionSource(index)
    default: return propertySource(index)
    }
  }

  // MARK: Types and initializers

  private mutating func typeSource(_ index: Int, _ candidate: Initializers.Candidate) -> Source? {
    let declaration = table.declarations[index]
    guard let type = table.ownType(index, with: bindings) else { return nil }
    if let chosen = candidate.declaration {
      // What a type inherits speaks of the generic parameters of the type above.
      let own = bindings
      defer { bindings = own }
      if let above = table.declarations[chosen].parent.flatMap(table.identity(ofDeclaration:))?.declaration,
        above != type.identity.declaration
      {
        bindings = table.bindings(of: above, in: type.identity)
      }
      let source = initSource(chosen, of: type, at: declaration.place)
      let isElsewhere = table.declarations[chosen].parent != index
      if isElsewhere { source?.scopeOfType = boundScope(inside: index, declaration) }
      return source
    }
    let properties = candidate.properties.map { table.declarations[$0] }
    guard properties.allSatisfy({ isReadableProperty($0) }) else { return nil }
    return Source(
      declaration: declaration, scope: boundScope(inside: index, declaration), place: declaration.place,
      construction: .initializer(type.spelling), type: type, effects: Effects(),
      actor: table.globalActor(of: declaration, inside: index),
      parameters: properties.compactMap(\.asParameter),
      parameterOwners: candidate.properties, isMemberwise: true)
  }

  /// Whether it is known what a memberwise initializer takes for a stored property.
  mutating func isReadableProperty(
    _ property: Declaration, or mend: String = "write an initializer"
  ) -> Bool {
    if property.name.isEmpty {
      unsupported("a tuple's parts cannot be set by a container; \(mend)", property.place)
    } else if let wrapper = property.wrappers.first(where: { isOpaqueWrapper($0, of: property) }) {
      unsupported(
        "what '@\(wrapper.name)' takes for '\(property.name)' cannot be read; \(mend)",
        property.place)
    } else if property.asParameter == nil, !property.hasInitialValue || property.isSpokenFor {
      unsupported(
        "the memberwise initializer needs '\(property.name)', whose type is not written; write it",
        property.place)
    } else {
      return true
    }
    return false
  }

  /// Whether a property wrapper takes something else than the property's own value.
  private func isOpaqueWrapper(_ attribute: Declaration.Attribute, of property: Declaration) -> Bool {
    if attribute.arguments != nil { return property.isSpokenFor }
    if ["Binding", "Bindable", "EnvironmentObject"].contains(attribute.name) { return true }
    let identity = table.identity(of: attribute.type, in: table.scope(of: property))
    guard let index = identity.declaration else { return false }
    let candidates = initializers.all(of: index)
    // Where the wrapper could also be made of nothing, the compiler has the initializer take the wrapper itself.
    if property.value == nil, candidates.contains(where: takesNothing) { return true }
    return !candidates.contains(where: takesWrappedValue)
  }

  private func takesNothing(_ candidate: Initializers.Candidate) -> Bool {
    let declarations = table.declarations
    guard let written = candidate.declaration.map({ declarations[$0] }) else {
      return candidate.properties.allSatisfy { declarations[$0].hasInitialValue }
    }
    return initializers.takesNothing(written)
  }

  private func takesWrappedValue(_ candidate: Initializers.Candidate) -> Bool {
    let declarations = table.declarations
    if let written = candidate.declaration {
      return declarations[written].parameters.first?.label == "wrappedValue"
    }
    let properties = candidate.properties.map { declarations[$0] }
    return properties.first?.name == "wrappedValue" && properties.dropFirst().allSatisfy(\.hasInitialValue)
      && !candidate.access.isHidden
  }

  /// An `init` marked in an annotated type only says which one to use: it makes no provider of its own.
  mutating func isMark(_ declaration: Declaration, _ directive: Directive) -> Bool {
    guard declaration.isInit, let parent = declaration.parent, isOfAnnotatedType(parent) else { return false }
    if let option = directive.options.first {
      diagnostics.report(
        .unknownOption, "the type has a '@provide' of its own; its options go there", at: option.place)
    }
    _ = directive.reportExcess(&diagnostics)
    return true
  }

  /// Whether the type that a declaration is, or that it extends, is annotated; of several under `#if`, any.
  func isOfAnnotatedType(_ index: Int) -> Bool {
    let types = table.declarations[index].isType ? [index] : table.parts(of: index)
    return types.map { table.declarations[$0] }.contains { $0.isType && $0.isProvided && !$0.isMatched }
  }

  private mutating func initSource(_ index: Int) -> Source? {
    let declaration = table.declarations[index]
    guard let type = declaration.parent.flatMap({ table.ownType($0, with: bindings) }),
      isInfallible(declaration)
    else { return nil }
    return initSource(index, of: type, at: declaration.place)
  }

  private mutating func initSource(_ index: Int, of type: ResolvedType, at place: Place) -> Source? {
    let declaration = table.declarations[index]
    return Source(
      declaration: declaration, scope: boundScope(inside: declaration.parent, declaration), place: place,
      construction: .initializer(type.spelling), type: type, effects: declaration.effects,
      actor: table.globalActor(of: declaration, inside: declaration.parent),
      parameters: declaration.parameters,
      parameterOwners: [index],
      genericParameters: declaration.genericParameters.filter { bindings[$0.name] == nil })
  }

  // MARK: Funcs and properties

  private mutating func functionSource(_ index: Int) -> Source? {
    let declaration = table.declarations[index]
    guard isStatic(declaration) else { return nil }
    // In backticks an operator's characters may stand in a name, but not alone.
    guard
      declaration.name.contains(where: { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " })
        || declaration.name.isPlainIdentifier
    else {
      unsupported("an operator cannot be provided", declaration.place)
      return nil
    }
    guard let result = declaration.type, result.core != .void, result.core != .name("Void") else {
      unsupported("'\(declaration.name)' returns nothing that could be provided", declaration.place)
      return nil
    }
    return memberSource(index, result) { .function($0) }
  }

  private mutating func propertySource(_ index: Int) -> Source? {
    let declaration = table.declarations[index]
    guard isStatic(declaration) else { return nil }
    if declaration.parent == nil, isInMain(declaration), let complaint = complaint(inMain: declaration) {
      unsupported("'\(declaration.name)' is a variable of main.swift, \(complaint)", declaration.place)
      return nil
    }
    guard !declaration.name.isEmpty else {
      unsupported("a tuple cannot be provided; declare its parts on their own", declaration.place)
      return nil
    }
    guard let type = declaration.statedType ?? typeMade(by: declaration) else {
      unsupported(
        "the type of '\(declaration.name)' is not written; write it: \(declaration.name): SomeType",
        declaration.place)
      return nil
    }
    let source = memberSource(index, type) { .property($0) }
    if let source, declaration.value != nil, let bare = table.bareGeneric(in: source.type.identity) {
      unsupported(
        "'\(bare)' is written without its arguments, which only the compiler knows; write them",
        declaration.place)
      return nil
    }
    return source
  }

  /// The type whose initializer a property's value calls. Whether one may fail that others have, nobody can tell here.
  private func typeMade(by declaration: Declaration) -> TypeSyntax? {
    guard declaration.type == nil, case .call(let type)? = declaration.value?.kind,
      let index = table.identity(of: type, in: table.scope(of: declaration)).declaration,
      [.class, .struct, .actor, .enum].contains(table.declarations[index].kind),
      !initializers.all(of: index).contains(where: \.site.isFailable)
    else { return nil }
    return type
  }

  private func complaint(inMain declaration: Declaration) -> String? {
    if declaration.storage == .stored {
      return "which has no value before its line has run; move it to another file"
    }
    if declaration.isNonisolated || table.globalActor(of: declaration, inside: nil) != nil { return nil }
    return
      "which is the main actor's there in Swift 6; write 'nonisolated' in front of it, or move it to another file"
  }

  private func isInMain(_ declaration: Declaration) -> Bool {
    declaration.place.path.split(separator: "/").last == "main.swift"
  }

  private mutating func memberSource(
    _ index: Int, _ result: TypeSyntax, _ construct: (String) -> Provider.Construction
  ) -> Source? {
    let declaration = table.declarations[index]
    guard !result.asProvided.hasNestedOpaque else {
      unsupported(
        "'\(declaration.name)' gives an opaque type inside another one, which only it can name; write 'any' there",
        declaration.place)
      return nil
    }
    let scope = boundScope(inside: declaration.parent, declaration)
    let type = table.resolve(result.asProvided, in: scope)
    let parent =
      declaration.parent.flatMap { table.ownType($0, with: bindings) }.map { "\($0.spelling)." } ?? ""
    return Source(
      declaration: declaration, scope: scope, place: declaration.place,
      construction: construct(parent + declaration.name.quotedIfNeeded), type: type,
      ownName: declaration.name, effects: declaration.effects,
      actor: table.globalActor(of: declaration, inside: declaration.parent),
      parameters: declaration.parameters,
      parameterOwners: [index],
      genericParameters: declaration.genericParameters.filter { bindings[$0.name] == nil })
  }
}

extension TypeSyntax {
  /// The type that a value of this declared type is provided under: an opaque one under what it promises.
  var asProvided: TypeSyntax {
    switch self {
    case .opaque(let type): .existential(type)
    case .optional(.opaque(let type)): .optional(.existential(type))
    case .unwrapped(let type): TypeSyntax.optional(type).asProvided
    case .prefixed(let prefixes, _):
      prefixes.allSatisfy(\.isPartOfType) ? self : withoutPassing.asProvided
    default: self
    }
  }
}

extension Declaration {
  /// Whether a `@provide` stands above it.
  var isProvided: Bool { directives.contains { $0.name == Directive.provide } }

  /// Whether a subtype stands for it, so that its own initializers are providers like any others.
  fileprivate var isMatched: Bool {
    directives.contains { $0.name == Directive.provide && $0.isMatching }
  }
}
