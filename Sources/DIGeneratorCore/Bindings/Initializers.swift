// SPDX-License-Identifier: MIT

/// The ways in which a type can be initialized, those that nobody has written included.
struct Initializers: Sendable {
  /// One way.
  struct Candidate: Sendable {
    /// The init's own declaration; nil for the memberwise and the empty one.
    var written: Declaration?
    /// The stored properties that a memberwise one takes.
    var properties: [Declaration] = []
    /// What stands for it in the sources: its own declaration, or the type's.
    var site: Declaration
    var access: Access
    /// What the `#if`s around its parts ask for.
    var condition: Condition
  }

  let table: TypeTable
  /// The builds that are looked at: what is in none of them does not count.
  var builds = Condition.always

  private func isPresent(_ declaration: Declaration) -> Bool {
    builds.isAlways || !builds.excludes(declaration.condition)
  }

  private func members(of type: Declaration) -> [Declaration] {
    type.members.filter(isPresent)
  }

  /// Whether it is there in all of the builds, with the same parameters.
  func isCertain(_ candidate: Candidate) -> Bool { builds.implies(candidate.condition) }

  /// Every initializer of a type, usable or not, in the order of the sources.
  func all(of type: Declaration, depth: Int = 0) -> [Candidate] {
    // A class that inherits from itself is the compiler's to report; no chain of others is that long.
    guard depth < Declaration.deepestClass else { return [] }
    return (implicit(of: type, depth) + written(in: type).map(candidate)).sorted(by: \.site.place)
  }

  /// Why a provider may not call it; nil where it may.
  func reasonAgainst(_ candidate: Candidate) -> String? {
    if candidate.access.isHidden { return "is \(candidate.access.keyword)" }
    guard let written = candidate.written else { return nil }
    if written.isFailable { return "may fail" }
    if written.isUnavailable { return "is marked unavailable" }
    let (first, count) = (written.parameters.first, written.parameters.count)
    return count == 1 && first?.label == "from" && first?.type.core.baseName == "Decoder" ? "decodes" : nil
  }

  /// What keeps the compiler from making a type an initializer that others can call.
  func obstacles(of type: Declaration) -> [Diagnostic.Note] {
    guard written(in: type).isEmpty else { return [] }
    if type.kind == .struct {
      return memberwiseProperties(of: type).filter(\.isHidden).map {
        .init("'\($0.name)' is private, so the memberwise initializer is too", at: $0.place)
      }
    }
    if let first = type.inherits.first, type.mayHaveUnreadSuperclass {
      let reason = "the initializers of '\(first)' cannot be read; write one and mark it '// @provide'"
      return [.init(reason, at: type.place)]
    }
    return unsetProperties(of: type).map { .init("'\($0.name)' has no initial value", at: $0.place) }
  }

  /// Those written in the type and in its extensions, in the same module.
  func written(in type: Declaration) -> [Declaration] {
    type.parts.filter { $0.module == type.module }.flatMap(members).filter(\.isInit)
  }

  func candidate(_ written: Declaration) -> Candidate {
    Candidate(written: written, site: written, access: written.access, condition: written.condition)
  }

  /// Those that the compiler makes: memberwise for structs, the empty one, and a superclass's for classes.
  private func implicit(of type: Declaration, _ depth: Int) -> [Candidate] {
    let own = members(of: type).filter(\.isInit)
    switch type.kind {
    case .struct: return own.isEmpty ? [memberwise(of: type)] : []
    case .class: return own.allSatisfy { $0.has("convenience") } ? inherited(by: type, depth) : []
    // A distributed one is made with its system.
    case .actor: return own.isEmpty && !type.has("distributed") ? empty(of: type) : []
    default: return []
    }
  }

  private func memberwise(of type: Declaration) -> Candidate {
    let properties = memberwiseProperties(of: type)
    // With nothing to fill in there is an empty initializer too, and it is as visible as the type.
    if properties.contains(where: \.isHidden), let empty = empty(of: type).first { return empty }
    let access = properties.map { $0.writtenAccess ?? .internal }.min() ?? .internal
    let passed = properties.filter { !$0.has("lazy") }
    return Candidate(
      properties: passed, site: type, access: min(access, type.access),
      condition: .conjunction(passed.map(\.condition)))
  }

  /// What a memberwise initializer takes; a lazy property counts, although it may always be left out.
  private func memberwiseProperties(of type: Declaration) -> [Declaration] {
    storedProperties(of: type).filter { !isLeftToItself($0) }
  }

  /// Whether a memberwise initializer has no parameter for a stored property, or none that anybody passes: not for a
  /// constant that has its value, nor for `@State private var text = ""`, which does not make it private either.
  private func isLeftToItself(_ property: Declaration) -> Bool {
    if property.kind == .let { return property.value != nil }
    if table.isFilledFromAround(property) { return true }
    guard property.isHidden, property.isSetByWrapper || isMadeOfNothing(property) else { return false }
    return table.globalActor(amid: property.wrappers, property.scope) == nil
  }

  /// The properties that an initializer sets.
  private func storedProperties(of type: Declaration) -> [Declaration] {
    members(of: type).filter { $0.isInstanceProperty && $0.isStored }
  }

  /// The stored properties that have no value from the start.
  private func unsetProperties(of type: Declaration) -> [Declaration] {
    storedProperties(of: type).filter { !isSet($0) }
  }

  /// `init()` where every stored property has a value from the start.
  private func empty(of type: Declaration) -> [Candidate] {
    guard unsetProperties(of: type).isEmpty else { return [] }
    return [Candidate(site: type, access: type.access, condition: .always)]
  }

  private func inherited(by type: Declaration, _ depth: Int) -> [Candidate] {
    guard let superclass = type.superclass else {
      return type.mayHaveUnreadSuperclass ? [] : empty(of: type)
    }
    guard unsetProperties(of: type).isEmpty else { return [] }
    return all(of: superclass, depth: depth + 1).filter {
      table.isVisible($0.access, from: superclass.module, in: type.module)
    }.map {
      var candidate = $0
      if candidate.written == nil { candidate.site = type }
      candidate.condition = candidate.condition && superclass.condition
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
      defaultValue: value ?? implied, place: namePlace, directives: directives)
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
