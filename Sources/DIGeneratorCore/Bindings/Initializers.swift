// SPDX-License-Identifier: MIT

/// The ways in which a type can be initialized, those that nobody has written included.
struct Initializers: Sendable {
  /// One way.
  struct Candidate: Sendable {
    /// The init's own declaration; nil for the memberwise and the empty one.
    var declaration: Int?
    /// The stored properties that a memberwise one takes.
    var properties: [Int] = []
    /// What stands for it in the sources: its own declaration, or the type's.
    var site: Declaration
    var access: Access

    var place: Place { site.place }
  }

  // Unchecked because nobody reads two declarations at a time.
  private final class Known: @unchecked Sendable {
    var candidates: [Int: [Candidate]] = [:]
  }

  let table: TypeTable
  /// What was found already: a class asks its superclass, and that its own.
  private var known = Known()
  /// The builds that are looked at: what is in none of them does not count.
  private var builds = Condition.always

  init(table: TypeTable) {
    self.table = table
  }

  /// The same for some builds only.
  func within(_ builds: Condition) -> Initializers {
    if builds.isAlways { return self }
    var result = self
    (result.known, result.builds) = (Known(), builds)
    return result
  }

  private func isPresent(_ index: Int) -> Bool {
    builds.isAlways || !builds.excludes(table.condition(of: index))
  }

  /// Whether it is the type's in all of the builds, with the same parameters.
  func isCertain(_ candidate: Candidate, of index: Int) -> Bool {
    let parent = candidate.declaration.flatMap { table.declarations[$0].parent }
    let isOwn = parent.map(table.parts(of: index).contains) ?? false
    let above = isOwn ? [] : superclasses(of: index)
    let needed = candidate.properties + above + [candidate.declaration].compactMap(\.self)
    return needed.allSatisfy { builds.implies(table.condition(of: $0)) }
  }

  private func superclasses(of index: Int) -> [Int] {
    var (result, next) = ([Int](), table.superclass(of: index))
    while let above = next, !result.contains(above) {
      result.append(above)
      next = table.superclass(of: above)
    }
    return result
  }

  /// Every initializer of a type, usable or not, in the order of the sources.
  func all(of index: Int) -> [Candidate] {
    all(of: index, below: [])
  }

  private func all(of index: Int, below subclasses: [Int]) -> [Candidate] {
    if let known = known.candidates[index] { return known }
    // A class that inherits from itself is the compiler's to report; no chain of others is that long.
    guard !subclasses.contains(index), subclasses.count < TypeTable.deepestClass else { return [] }
    let (implicit, declared) = (implicit(of: index, below: subclasses + [index]), declared(in: index))
    // Mostly there is only one of them.
    let all = implicit.isEmpty ? declared.ordered(by: \.place) : (implicit + declared).ordered(by: \.place)
    // Hardly anybody asks for those of a class twice, but its subclasses do.
    if !subclasses.isEmpty { known.candidates[index] = all }
    return all
  }

  /// Whether a provider may call it: not private, not failable, not a decoder's.
  func isUsable(_ candidate: Candidate) -> Bool {
    guard !candidate.access.isHidden else { return false }
    guard let declaration = candidate.declaration.map({ table.declarations[$0] }) else { return true }
    return !declaration.isFailable && !declaration.isUnavailable && !isDecoding(declaration)
  }

  /// Why a written candidate is not usable.
  func reasonAgainst(_ candidate: Candidate) -> String {
    if candidate.access.isHidden { return "is \(candidate.access.keyword)" }
    guard let declaration = candidate.declaration.map({ table.declarations[$0] }) else { return "is no use" }
    if declaration.isFailable { return "may fail" }
    return declaration.isUnavailable ? "is marked unavailable" : "decodes"
  }

  /// What keeps the compiler from making a type an initializer that others can call.
  func obstacles(of index: Int) -> [(reason: String, place: Place)] {
    let declaration = table.declarations[index]
    guard declared(in: index).isEmpty else { return [] }
    if declaration.kind == .struct {
      let hidden = memberwiseProperties(of: index).map { table.declarations[$0] }.filter { $0.isHidden }
      return hidden.map { ("'\($0.name)' is private, so the memberwise initializer is too", $0.place) }
    }
    if let first = declaration.inherits.first, table.mayHaveUnreadSuperclass(index) {
      let reason = "the initializers of '\(first)' cannot be read; write one and mark it '// @provide'"
      return [(reason, declaration.place)]
    }
    return unsetProperties(of: index).map { ("'\($0.name)' has no initial value", $0.place) }
  }

  private func isDecoding(_ declaration: Declaration) -> Bool {
    guard declaration.parameters.count == 1, declaration.parameters[0].label == "from" else { return false }
    return declaration.parameters[0].type.core.baseName == "Decoder"
  }

  /// Those written in the type and in its extensions, in the same module.
  func declared(in index: Int) -> [Candidate] {
    let declarations = table.declarations
    var candidates: [Candidate] = []
    for part in table.parts(of: index) where declarations[part].module == declarations[index].module {
      for member in declarations[part].members {
        guard case .`init` = declarations[member].kind, isPresent(member) else { continue }
        let site = declarations[member]
        candidates.append(Candidate(declaration: member, site: site, access: table.access(of: site)))
      }
    }
    return candidates
  }

  /// Those that the compiler makes: memberwise for structs, the empty one, and a superclass's for classes.
  private func implicit(of index: Int, below subclasses: [Int]) -> [Candidate] {
    let declaration = table.declarations[index]
    switch declaration.kind {
    case .struct: return hasInit(declaration) ? [] : [memberwise(of: index)]
    case .class:
      let isDesignated = { (own: Declaration) in !own.has("convenience") }
      return hasInit(declaration, where: isDesignated) ? [] : inherited(by: index, below: subclasses)
    // A distributed one is made with its system.
    case .actor:
      return hasInit(declaration) || declaration.has("distributed")
        ? [] : [empty(of: index)].compactMap(\.self)
    default: return []
    }
  }

  /// Whether a type's own declaration has an initializer.
  private func hasInit(_ type: Declaration, where isWanted: (Declaration) -> Bool = { _ in true }) -> Bool {
    for member in type.members {
      guard case .`init` = table.declarations[member].kind, isPresent(member) else { continue }
      if isWanted(table.declarations[member]) { return true }
    }
    return false
  }

  private func memberwise(of index: Int) -> Candidate {
    let taken = memberwiseProperties(of: index)
    let type = table.declarations[index]
    // With nothing to fill in there is an empty initializer too, and it is as visible as the type.
    if taken.contains(where: { table.declarations[$0].isHidden }), let empty = empty(of: index) {
      return empty
    }
    let access = taken.map { table.declarations[$0].writtenAccess ?? .internal }.min() ?? .internal
    return Candidate(
      properties: taken.filter { !table.declarations[$0].has("lazy") }, site: type,
      access: min(access, table.access(of: type)))
  }

  /// What a memberwise initializer takes; a lazy property counts, although it may always be left out.
  private func memberwiseProperties(of index: Int) -> [Int] {
    let properties = initializedProperties(of: index)
    let set = Set(properties.flatMap { table.declarations[$0].initialized })
    return properties.filter {
      let property = table.declarations[$0]
      return !set.contains(property.name) && !isLeftToItself(property)
    }
  }

  /// Whether a memberwise initializer has no parameter for a stored property, or none that anybody passes: not for a
  /// constant that has its value, nor for `@State private var text = ""`, which does not make it private either.
  private func isLeftToItself(_ property: Declaration) -> Bool {
    if property.kind == .let { return property.value != nil }
    if table.isFilledFromAround(property) { return true }
    guard property.isHidden, property.isSetByWrapper || isMadeOfNothing(property) else { return false }
    return table.globalActor(amid: property.wrappers, table.scope(of: property)) == nil
  }

  /// The properties that an initializer sets: the stored ones, and those with an `init` accessor.
  private func initializedProperties(of index: Int) -> [Int] {
    table.declarations[index].members.filter {
      let property = table.declarations[$0]
      return property.isInstanceProperty && property.storage != .computed && isPresent($0)
    }
  }

  /// The stored properties that have no value from the start, neither of their own nor by an `init` accessor.
  private func unsetProperties(of index: Int) -> [Declaration] {
    let properties = initializedProperties(of: index).map { table.declarations[$0] }
    let set = Set(properties.filter(isSet).flatMap { [$0.name] + $0.initialized })
    return properties.filter { $0.storage == .stored && !set.contains($0.name) }
  }

  /// `init()` where every stored property has a value from the start.
  private func empty(of index: Int) -> Candidate? {
    guard unsetProperties(of: index).isEmpty else { return nil }
    let declaration = table.declarations[index]
    return Candidate(site: declaration, access: table.access(of: declaration))
  }

  private func inherited(by index: Int, below subclasses: [Int]) -> [Candidate] {
    guard unsetProperties(of: index).isEmpty else { return [] }
    guard let superclass = table.superclass(of: index) else {
      return table.mayHaveUnreadSuperclass(index) ? [] : [empty(of: index)].compactMap(\.self)
    }
    let type = table.declarations[index]
    return all(of: superclass, below: subclasses).compactMap { candidate in
      guard table.isVisible(candidate.access, from: table.declarations[superclass].module, in: type.module)
      else {
        return nil
      }
      var candidate = candidate
      if candidate.declaration == nil { candidate.site = type }
      return candidate
    }
  }
}

extension Declaration {
  fileprivate var isHidden: Bool { writtenAccess?.isHidden == true }

  /// The stored properties that an initializer sets by this one.
  fileprivate var initialized: [String] {
    if case .initializing(let names) = storage { names } else { [] }
  }

  /// Whether a stored property needs nothing from an initializer. Only `T?` and `T!` begin as nil.
  var hasInitialValue: Bool {
    value != nil || has("lazy") || isWrappedWithArguments || kind == .var && type?.isSugaredOptional == true
  }

  /// What may be its property wrappers. A constant has none: what it is marked with are macros.
  var wrappers: [Attribute] { kind == .var ? attributes.filter(\.isPropertyWrapper) : [] }

  /// What such a property's parameter is only its wrapper knows; it may be left out.
  private var isWrappedWithArguments: Bool { wrappers.contains { $0.arguments != nil } }

  /// Whether its wrapper has all that it needs.
  fileprivate var isSetByWrapper: Bool { isWrappedWithArguments || value != nil && !wrappers.isEmpty }

  /// Whether a directive says who sets a stored property, so that it cannot be left to its own value.
  var isSpokenFor: Bool { directives.contains { !Directive.aboveDeclarations.contains($0.name) } }

  /// A property's type as far as a reader of syntax can tell: `[_]` leaves that to the compiler.
  var statedType: TypeSyntax? {
    guard let type else { return value?.literalType }
    return type.hasPlaceholder ? nil : type
  }

  /// A stored property as the parameter of a memberwise initializer.
  var asParameter: Parameter? {
    guard let type = statedType, !isWrappedWithArguments else { return nil }
    let implied = hasInitialValue && value == nil ? Expression(kind: .nil, text: "nil") : nil
    return Parameter(
      label: name, type: type, typeRange: ranges.type ?? 0..<0, attributes: attributes,
      defaultValue: value ?? implied,
      place: namePlace,
      directives: directives, isDisputed: isDisputed)
  }
}

extension Expression {
  /// The type that a literal has where none is written.
  fileprivate var literalType: TypeSyntax? {
    switch kind {
    case .bool: .name("Bool")
    case .integer: .name("Int")
    case .floating: .name("Double")
    case .string: .name("String")
    case .nil, .collection, .path, .call, .other: nil
    }
  }
}

extension Declaration.Attribute {
  /// The type that it names, without generic arguments.
  var type: TypeSyntax {
    .named(name.prefix { $0 != "<" }.split(separator: ".").map { .init(name: String($0)) })
  }

  /// Whether it may be a property wrapper.
  var isPropertyWrapper: Bool { namesType && !name.hasSuffix("Actor") }

  /// Whether it names a type, which begins with a capital, and is none of the compiler's own, as `@globalActor` is.
  package var namesType: Bool { name.split(separator: ".").last?.first?.isUppercase == true }
}
