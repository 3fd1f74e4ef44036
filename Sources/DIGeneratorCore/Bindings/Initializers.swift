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
    /// What the `#if`s around its parts ask for.
    var condition: Condition
  }

  let table: TypeTable
  /// The builds that are looked at: what is in none of them does not count.
  var builds = Condition.always

  private func isPresent(_ index: Int) -> Bool {
    builds.isAlways || !builds.excludes(table.condition(of: index))
  }

  /// Whether it is there in all of the builds, with the same parameters.
  func isCertain(_ candidate: Candidate) -> Bool { builds.implies(candidate.condition) }

  /// Every initializer of a type, usable or not, in the order of the sources.
  func all(of index: Int, depth: Int = 0) -> [Candidate] {
    // A class that inherits from itself is the compiler's to report; no chain of others is that long.
    guard depth < TypeTable.deepestClass else { return [] }
    return (implicit(of: index, depth) + declared(in: index)).sorted(by: \.site.place)
  }

  /// Why a provider may not call it; nil where it may.
  func reasonAgainst(_ candidate: Candidate) -> String? {
    if candidate.access.isHidden { return "is \(candidate.access.keyword)" }
    guard let declaration = candidate.declaration.map({ table.declarations[$0] }) else { return nil }
    if declaration.isFailable { return "may fail" }
    if declaration.isUnavailable { return "is marked unavailable" }
    let first = declaration.parameters.first
    return declaration.parameters.count == 1 && first?.label == "from"
      && first?.type.core.baseName == "Decoder" ? "decodes" : nil
  }

  /// What keeps the compiler from making a type an initializer that others can call.
  func obstacles(of index: Int) -> [Diagnostic.Note] {
    let declaration = table.declarations[index]
    guard declared(in: index).isEmpty else { return [] }
    if declaration.kind == .struct {
      return memberwiseProperties(of: index).map { table.declarations[$0] }.filter(\.isHidden).map {
        .init("'\($0.name)' is private, so the memberwise initializer is too", at: $0.place)
      }
    }
    if let first = declaration.inherits.first, table.mayHaveUnreadSuperclass(index) {
      let reason = "the initializers of '\(first)' cannot be read; write one and mark it '// @provide'"
      return [.init(reason, at: declaration.place)]
    }
    return unsetProperties(of: index).map { .init("'\($0.name)' has no initial value", at: $0.place) }
  }

  /// Those written in the type and in its extensions, in the same module.
  func declared(in index: Int) -> [Candidate] {
    let parts = table.parts(of: index).map { table.declarations[$0] }
    return parts.filter { $0.module == table.declarations[index].module }.flatMap(written).map {
      let site = table.declarations[$0]
      return Candidate(
        declaration: $0, site: site, access: table.access(of: site), condition: table.condition(of: $0))
    }
  }

  /// The initializers in the braces of a type or extension.
  private func written(in part: Declaration) -> [Int] {
    part.members.filter { table.declarations[$0].isInit && isPresent($0) }
  }

  /// Those that the compiler makes: memberwise for structs, the empty one, and a superclass's for classes.
  private func implicit(of index: Int, _ depth: Int) -> [Candidate] {
    let declaration = table.declarations[index]
    let own = written(in: declaration).map { table.declarations[$0] }
    switch declaration.kind {
    case .struct: return own.isEmpty ? [memberwise(of: index)] : []
    case .class: return own.allSatisfy { $0.has("convenience") } ? inherited(by: index, depth) : []
    // A distributed one is made with its system.
    case .actor: return own.isEmpty && !declaration.has("distributed") ? empty(of: index) : []
    default: return []
    }
  }

  private func memberwise(of index: Int) -> Candidate {
    let taken = memberwiseProperties(of: index)
    let (type, properties) = (table.declarations[index], taken.map { table.declarations[$0] })
    // With nothing to fill in there is an empty initializer too, and it is as visible as the type.
    if properties.contains(where: \.isHidden), let empty = empty(of: index).first { return empty }
    let access = properties.map { $0.writtenAccess ?? .internal }.min() ?? .internal
    return Candidate(
      properties: taken.filter { !table.declarations[$0].has("lazy") }, site: type,
      access: min(access, table.access(of: type)), condition: .conjunction(taken.map(table.condition)))
  }

  /// What a memberwise initializer takes; a lazy property counts, although it may always be left out.
  private func memberwiseProperties(of index: Int) -> [Int] {
    storedProperties(of: index).filter { !isLeftToItself(table.declarations[$0]) }
  }

  /// Whether a memberwise initializer has no parameter for a stored property, or none that anybody passes: not for a
  /// constant that has its value, nor for `@State private var text = ""`, which does not make it private either.
  private func isLeftToItself(_ property: Declaration) -> Bool {
    if property.kind == .let { return property.value != nil }
    if table.isFilledFromAround(property) { return true }
    guard property.isHidden, property.isSetByWrapper || isMadeOfNothing(property) else { return false }
    return table.globalActor(amid: property.wrappers, table.scope(of: property)) == nil
  }

  /// The properties that an initializer sets.
  private func storedProperties(of index: Int) -> [Int] {
    table.declarations[index].members.filter {
      let property = table.declarations[$0]
      return property.isInstanceProperty && property.isStored && isPresent($0)
    }
  }

  /// The stored properties that have no value from the start.
  private func unsetProperties(of index: Int) -> [Declaration] {
    storedProperties(of: index).map { table.declarations[$0] }.filter { !isSet($0) }
  }

  /// `init()` where every stored property has a value from the start.
  private func empty(of index: Int) -> [Candidate] {
    let type = table.declarations[index]
    guard unsetProperties(of: index).isEmpty else { return [] }
    return [Candidate(site: type, access: table.access(of: type), condition: .always)]
  }

  private func inherited(by index: Int, _ depth: Int) -> [Candidate] {
    let type = table.declarations[index]
    guard let superclass = table.superclass(of: index) else {
      return table.mayHaveUnreadSuperclass(index) ? [] : empty(of: index)
    }
    guard unsetProperties(of: index).isEmpty else { return [] }
    let module = table.declarations[superclass].module
    return all(of: superclass, depth: depth + 1).filter {
      table.isVisible($0.access, from: module, in: type.module)
    }.map {
      var candidate = $0
      if candidate.declaration == nil { candidate.site = type }
      candidate.condition = candidate.condition && table.condition(of: superclass)
      return candidate
    }
  }
}

extension Declaration {
  fileprivate var isHidden: Bool { writtenAccess?.isHidden == true }

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
      defaultValue: value ?? implied, place: namePlace, directives: directives, isDisputed: isDisputed)
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
