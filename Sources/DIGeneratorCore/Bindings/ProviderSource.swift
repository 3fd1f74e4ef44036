// SPDX-License-Identifier: MIT

extension ProviderReader {
  /// The parts of an annotated declaration that a provider is made of. A class, because all of its checks get it.
  final class Source {
    /// Where the value comes from.
    enum Origin {
      case call(WrittenBinding.Call)
      /// A subtype's accessor.
      case matched(MatchRule)
    }

    private let reader: ProviderReader
    let table: TypeTable
    /// The annotated declaration, and the options of its directive.
    let annotated: Declaration
    let options: DirectiveOptions
    /// The declaration that makes the value: the annotated one, or the initializer that was chosen for it.
    var declaration: Declaration
    /// The scope of the types in the directive, and the scope of the types in the declaration.
    let scopeOfOptions: Scope
    var scope: Scope
    let origin: Origin
    let type: ResolvedType
    var parameters: [Declaration.Parameter] = []
    /// The declarations that the parameters belong to: an init or func, or the properties behind a memberwise one.
    var parameterOwners: [Declaration] = []
    /// Whether the parameters are a memberwise initializer's, where functions escape without `@escaping`.
    var isMemberwise = false
    /// Whether the parameters are the inputs of a child container, all of which the caller supplies.
    var isOfInputs = false
    /// The mistakes that were found in the parameters.
    var mistakes: [Diagnostic] = []

    init(
      _ reader: ProviderReader, _ annotated: Declaration, _ options: DirectiveOptions,
      _ origin: Origin, _ type: ResolvedType
    ) {
      self.reader = reader
      table = reader.table
      self.annotated = annotated
      self.options = options
      declaration = annotated
      self.origin = origin
      self.type = type
      scopeOfOptions = reader.bound(annotated.isType ? annotated.innerScope : annotated.scope)
      scope = scopeOfOptions
    }

    /// The types of the generic parameters, in their order.
    var genericArguments: [ResolvedType] { reader.genericArguments }
    var place: Place { annotated.place }
    var isInstance: Bool { asker != nil }
    var asker: Place? { reader.use?.asker }
    /// The binding's module. An inherited initializer may be another module's declaration; the provider belongs to the
    /// annotated type's module, and an instance to the module that asks.
    var module: String { reader.use?.module ?? annotated.module }
    var files: Set<Int> { [declaration.file, annotated.file] }
    /// The injections for the type of the value.
    var injections: [Binding] {
      (type.unwrapped ?? type).identity.declaration.map(reader.injections(setting:)) ?? []
    }
    /// The owner that `in:` names; nil without it.
    func owner() throws(Refusal) -> Owner? { try reader.owner(of: annotated, options) }
    /// A func's or property's own name.
    var ownName: String? { declaration.isInit || declaration.isType ? nil : declaration.name }
  }

  /// The type and the construction of an annotated declaration.
  func source(of declaration: Declaration, _ options: DirectiveOptions) throws(Refusal) -> Source {
    if let rule = options.directive.isMatching ? options.match : nil {
      return try matchedSource(declaration, options, rule)
    }
    if options.directive.isMatching { throw Refusal() }
    try declaration.checkCallable(in: table)
    switch declaration.kind {
    case .class, .struct, .actor: return try typeSource(declaration, options)
    case .`init`:
      guard let type = declaration.parent.flatMap({ table.ownType($0, with: typeBindings) }) else {
        throw Refusal()
      }
      return try call(of: declaration, for: declaration, options, type, .initializer(type.spelling))
    default: return try memberSource(declaration, options)
    }
  }

  /// The source of `@provide(match: nearest)`: a protocol or class that one of its provided subtypes stands for.
  private func matchedSource(
    _ declaration: Declaration, _ options: DirectiveOptions, _ rule: MatchRule
  ) throws(Refusal) -> Source {
    guard declaration.kind == .protocol || declaration.kind == .class else {
      throw Refusal(
        "'match' belongs to a protocol or a class, because only these have subtypes; \(declaration.title) is neither",
        at: options.matchPlace ?? declaration.place)
    }
    try declaration.checkProvidable(in: table, whateverItIs: true)
    guard let type = table.ownType(declaration) else { throw Refusal() }
    return Source(self, declaration, options, .matched(rule), type)
  }

  /// The source of a call of an initializer or func, or of a property.
  private func call(
    of declaration: Declaration, for annotated: Declaration, _ options: DirectiveOptions,
    _ type: ResolvedType, _ call: WrittenBinding.Call
  ) throws(Refusal) -> Source {
    if let open = declaration.genericParameters.first(where: { typeBindings[$0.name] == nil }) {
      throw Refusal(
        "the generic parameter '\(open.name)' cannot be inferred from one provided value; write 'some' or 'any' in its place",
        at: declaration.place)
    }
    let source = Source(self, annotated, options, .call(call), type)
    source.declaration = declaration
    source.parameters = declaration.parameters
    source.scope = bound(declaration.scope)
    source.parameterOwners = [declaration]
    return source
  }

  // MARK: Types

  private func typeSource(_ declaration: Declaration, _ options: DirectiveOptions) throws(Refusal) -> Source {
    let candidate = try chooseInitializer(of: declaration)
    guard let type = table.ownType(declaration, with: typeBindings) else { throw Refusal() }
    if let chosen = candidate.written {
      let source = try call(of: chosen, for: declaration, options, type, .initializer(type.spelling))
      // The signature of an inherited initializer names the superclass's generic parameters.
      if let above = table[chosen.parent].identity?.declaration, above != type.identity.declaration {
        source.scope.bindings = table.bindings(of: above, in: type.identity)
      }
      return source
    }
    for property in candidate.properties { try checkReadable(property: property) }
    let source = Source(self, declaration, options, .call(.initializer(type.spelling)), type)
    source.parameters = candidate.properties.compactMap(\.asParameter)
    source.isMemberwise = true
    source.parameterOwners = candidate.properties
    return source
  }

  /// The initializer to call for an annotated type: the marked one, else the only usable one.
  private func chooseInitializer(of type: Declaration) throws(Refusal) -> Initializer {
    let initializers = Initializers(table: table, type: type, builds: type.condition)
    let all = initializers.all
    let written = all.filter { $0.written != nil }
    let marked = written.filter(\.site.isProvided)
    let usable = marked.isEmpty ? all.filter { $0.reasonAgainst == nil } : marked
    if !usable.isEmpty, !usable.contains(where: initializers.isCertain) {
      throw Refusal(
        "the initializer of '\(type.name)' depends on '#if'; write '// @provide' above each 'init' instead of above the type, or above a static func with the '#if' in its body",
        at: type.place)
    }
    if usable.count > 1 { throw severalInitializers(type, usable, areMarked: !marked.isEmpty) }
    guard let chosen = usable.first else {
      let notes = written.compactMap { candidate in
        candidate.reasonAgainst.map {
          candidate.site.place.note("this initializer \($0, .narrowAccess)")
        }
      }
      let suggestion = type.place.note(
        "write an initializer that other files can call, or move the '@provide' above a static func that returns '\(type.name)'"
      )
      throw Refusal(
        .noUsableInitializer, "'\(type.name)' has no initializer that a container could call", at: type.place,
        notes: notes + initializers.obstacles + [suggestion])
    }
    if let written = chosen.written { try written.checkCallable(in: table) }
    return chosen
  }

  private func severalInitializers(
    _ type: Declaration, _ usable: [Initializer], areMarked: Bool
  ) -> Refusal {
    let notes = usable.map { candidate in
      let owner = table[candidate.site.parent].identity
      let text: Advice =
        candidate.written == nil
        ? "the memberwise initializer is one; write it out to mark it"
        : owner == table[type].identity
          ? "\("this is one", .mark)" : "this is one; override it in '\(type.name)' to mark it"
      return candidate.site.place.note(text)
    }
    let suggestion = areMarked ? "mark only one of them" : "write '// @provide' above the one to use"
    return Refusal(
      .ambiguousInitializer,
      "'\(type.name)' has \(usable.count) initializers that could be meant; \(suggestion)", at: type.place,
      notes: notes)
  }

  /// Checks that the type of a stored property's parameter in a memberwise initializer is known.
  func checkReadable(property: Declaration, isInput: Bool = false) throws(Refusal) {
    let name = property.name
    let suggestion = isInput ? "make it a plain property" : "write an initializer"
    if name.isEmpty {
      throw Refusal("a tuple's parts cannot be set by a container; \(suggestion)", at: property.place)
    }
    if let wrapper = property.attributes.first(where: {
      $0.isPropertyWrapper && isOpaqueWrapper($0, of: property)
    }) {
      throw Refusal(
        "the type that '@\(wrapper.name)' takes for '\(name)' cannot be read; \(suggestion)",
        at: property.place)
    }
    if property.asParameter == nil, isInput || !property.hasInitialValue || property.isSpokenFor {
      throw Refusal(
        "the memberwise initializer needs '\(name)', but its type is not written; write it",
        at: property.place)
    }
  }

  /// Whether a type is annotated, or the type that an extension extends; of several declarations under `#if`, any of
  /// them.
  func isOfAnnotatedType(_ type: Declaration) -> Bool {
    (type.isType ? [type] : table.parts(of: type)).contains { $0.isType && $0.isProvided && !$0.isMatched }
  }

  // MARK: Funcs and properties

  private func memberSource(_ declaration: Declaration, _ options: DirectiveOptions) throws(Refusal) -> Source
  {
    let name = declaration.name
    let place = declaration.place
    let isFunction = declaration.kind == .func
    if declaration.parent != nil, !declaration.isTypeMember {
      throw Refusal("'\(name)' belongs to an instance; make it \("static", .modifier)", at: place)
    }
    let result = try isFunction ? result(of: declaration) : type(ofProperty: declaration)
    if result.asProvided.hasNestedOpaque {
      throw Refusal(
        "'\(name)' has an opaque type inside another type, which no other declaration can name; write 'any' there",
        at: place)
    }
    let type = table.resolve(result.asProvided, in: bound(declaration.scope))
    if !isFunction, declaration.value != nil, let bare = table.bareGeneric(in: type.identity) {
      throw Refusal(
        "'\(bare)' is written without its arguments, which only the compiler knows; write them", at: place)
    }
    let parent = declaration.parent.flatMap { table.ownType($0, with: typeBindings) }.map {
      "\($0.spelling)."
    }
    let path = (parent ?? "") + name.quotedIfNeeded
    return try call(
      of: declaration, for: declaration, options, type, isFunction ? .function(path) : .property(path))
  }

  private func result(of function: Declaration) throws(Refusal) -> TypeSyntax {
    let name = function.name
    // A name in backticks may contain an operator's characters, but not consist of them.
    guard name.isPlainIdentifier || name.contains(where: { $0.isLetter || $0.isNumber || $0 == " " }) else {
      throw Refusal("an operator cannot be provided", at: function.place)
    }
    guard let result = function.type, result.core != .void, result.core != .name("Void") else {
      throw Refusal("'\(name)' returns no value", at: function.place)
    }
    return result
  }

  private func type(ofProperty property: Declaration) throws(Refusal) -> TypeSyntax {
    let name = property.name
    let place = property.place
    let isOwnActors = property.isNonisolated || table.globalActor(of: property) != nil
    if property.parent == nil, place.path.split(separator: "/").last == "main.swift",
      property.isStored || !isOwnActors
    {
      throw Refusal(
        "'\(name)' is a variable of main.swift, which has no value before its line runs and belongs to the main actor; move it to another file",
        at: place)
    }
    if name.isEmpty {
      throw Refusal("a tuple cannot be provided; declare its parts on their own", at: place)
    }
    if let type = property.statedType ?? typeMade(by: property) { return type }
    var made: Advice = "SomeType"
    if case .call(let type) = property.value?.kind {
      let (plain, optional) = ("\(type)", "\(type)?")
      let identity = table.identity(of: type, in: property.scope)
      // One of a declared type's initializers may fail, and so may most that give a common value of a text.
      made =
        identity.declaration != nil
        ? "\(optional, .annotation)"
        : identity.isCommonValue
          ? "\(optional, .annotation), or \(name): \(plain, .annotation) if it is never nil"
          : "\(plain, .annotation), or \(name): \(optional, .annotation) if it may be nil"
    }
    throw Refusal("the type of '\(name)' is not written; write it: \(name): \(made)", at: place)
  }

  /// The type whose initializer a property's value calls; nil if the type has failable initializers, one of which may
  /// be called.
  private func typeMade(by property: Declaration) -> TypeSyntax? {
    guard property.type == nil, case .call(let type)? = property.value?.kind,
      let made = table.identity(of: type, in: property.scope).declaration,
      [.class, .struct, .actor, .enum].contains(made.kind),
      !mayFail(made, property.value?.text ?? "")
    else { return nil }
    return type
  }

  /// Whether a call may mean a failable initializer: a written one, a supertype's, or one that the compiler makes for an enum.
  private func mayFail(_ made: Declaration, _ call: String) -> Bool {
    let above = table.allSupertypes(of: .declared(made))
    let labels = made.kind == .enum && !above.isEmpty ? ["rawValue:", "stringValue:", "intValue:"] : []
    let handedDown = above.flatMap(table.members).filter { $0.parent?.kind == .extension }
    let branches = table.branches(of: made).map { Initializers(table: table, type: $0) }
    let all = branches.flatMap(\.all).map(\.site) + handedDown
    return labels.contains(where: call.contains) || all.contains(where: \.isFailable)
  }
}

extension TypeSyntax {
  /// The type that a value of this declared type is provided under: for an opaque type, the type that it promises.
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
  var isProvided: Bool { directives.contains { $0.kind == .provide } }

  /// Whether one of its subtypes stands for it. Its own initializers are then providers like any others.
  fileprivate var isMatched: Bool {
    directives.contains { $0.kind == .provide && $0.isMatching }
  }
}
