// SPDX-License-Identifier: MIT

/// An initializer that a type has, written or made by the compiler; or a func, to compare it with others.
struct Initializer {
  /// Its own declaration, or the type's if the compiler makes it.
  var site: Declaration
  /// The stored properties that a memberwise one takes.
  var properties: [Declaration] = []
  var access: Access
  /// The condition of the `#if`s around it, or around the properties that it takes.
  var condition = Condition.always

  /// Its own declaration; nil for the memberwise and the empty one.
  var written: Declaration? { site.isType ? nil : site }

  /// The reason why a provider may not call it; nil if it may.
  var reasonAgainst: String? {
    if access.isHidden { return "is \(access.keyword)" }
    guard let written else { return nil }
    if written.isFailable { return "may fail" }
    if written.isUnavailable { return "is marked unavailable" }
    let first = written.parameters.first
    let count = written.parameters.count
    return count == 1 && first?.label == "from" && first?.type.core.baseName == "Decoder" ? "decodes" : nil
  }
}

extension Initializer {
  /// Whether the same call means either of two initializers, with the same effects.
  fileprivate func isCalled(as other: Initializer) -> Bool {
    site.hasSameParameters(as: other.site) && site.effects == other.site.effects && access == other.access
      && site.has("convenience") == other.site.has("convenience")
      && (written == nil) == (other.written == nil)
  }
}

extension TypeTable {
  /// A written initializer, or a func, as an initializer.
  func initializer(_ written: Declaration) -> Initializer {
    Initializer(site: written, access: access(of: written), condition: written.condition)
  }
}

/// The initializers of a type.
struct Initializers {
  let table: TypeTable
  let type: Declaration
  /// The builds to look at: an initializer that none of them has does not count.
  var builds = Condition.always
  /// The number of classes below it that inherit the initializers. It is limited, because a class that inherits from
  /// itself would never end.
  var depth = 0

  /// Whether all of the builds have the initializer, with the same parameters.
  func isCertain(_ initializer: Initializer) -> Bool { builds.implies(initializer.condition) }

  /// All initializers, usable or not, in the order of the sources.
  var all: [Initializer] { (implicit + written.map(table.initializer)).sorted(by: \.site.place) }

  /// The initializers that a call by the type's name may mean, also from extensions in other modules and from the
  /// superclass. A class that declares designated initializers inherits the superclass's convenience ones if it
  /// overrides all of its designated ones.
  var callable: [Initializer] {
    let own = table.parts(of: type).flatMap(\.members).filter { $0.isInit && isPresent($0) }
    let made = implicit.filter { $0.written == nil }
    return made + own.map(table.initializer) + callableFromAbove(besides: own)
  }

  private func callableFromAbove(besides own: [Declaration]) -> [Initializer] {
    let rest = above.flatMap(\.callable).filter { other in
      !own.contains { $0.hasSameParameters(as: other.site) }
    }
    let inheritsAll = own.allSatisfy { $0.has("convenience") }
    return inheritsAll || rest.allSatisfy { $0.site.has("convenience") } ? rest : []
  }

  /// The initializers in the type and in its extensions in the same module.
  private var written: [Declaration] {
    table.parts(of: type).filter { $0.module == type.module }.flatMap(\.members).filter {
      $0.isInit && isPresent($0)
    }
  }

  private func isPresent(_ declaration: Declaration) -> Bool {
    builds.isAlways || !builds.excludes(declaration.condition)
  }

  /// Notes on the properties or the superclass that keep the compiler from making an initializer that others can call.
  var obstacles: [Note] {
    guard written.isEmpty else { return [] }
    if type.kind == .struct {
      if let accessor = initAccessor {
        let reason: Advice =
          "'\(accessor.name)' has an 'init' accessor, so the memberwise initializer is not read"
        return [accessor.place.note(reason)]
      }
      return memberwiseProperties.filter(\.isHidden).map {
        $0.place.note("'\($0.name)' is \("private", .narrowAccess), so the memberwise initializer is too")
      }
    }
    if let first = type.inherits.first, table.mayHaveUnreadSuperclass(type) {
      let reason: Advice =
        "the initializers of '\(first)' cannot be read; write one and mark it '// @provide'"
      return [type.place.note(reason)]
    }
    return unsetProperties.map { $0.place.note("'\($0.name)' has no initial value") }
  }

  // MARK: Initializers made by the compiler

  /// The initializers that the compiler makes: memberwise for structs, empty, or inherited for classes.
  private var implicit: [Initializer] {
    let own = type.members.filter { $0.isInit && isPresent($0) }
    switch type.kind {
    case .struct where own.isEmpty: return initAccessor == nil ? [memberwise] : empty
    case .class: return own.allSatisfy { $0.has("convenience") } ? inherited : []
    // A distributed actor's initializer takes an actor system.
    case .actor: return own.isEmpty && !type.has("distributed") ? empty : []
    default: return []
    }
  }

  private var initAccessor: Declaration? { type.members.first { $0.hasInitAccessor && isPresent($0) } }

  private var memberwise: Initializer {
    let properties = memberwiseProperties
    // If every property has a value there is an empty initializer too, and a private property does not hide it.
    if properties.contains(where: \.isHidden), let empty = empty.first { return empty }
    let access = properties.map { $0.writtenAccess ?? .internal }.min() ?? .internal
    let passed = properties.filter { !$0.has("lazy") && $0.injection == nil }
    return Initializer(
      site: type, properties: passed, access: min(access, table.access(of: type)),
      condition: .conjunction(passed.map(\.condition)))
  }

  /// The properties of a memberwise initializer. A lazy one counts, because it may narrow the access, although no call
  /// passes it.
  private var memberwiseProperties: [Declaration] { storedProperties.filter { !isLeftToItself($0) } }

  /// Whether a memberwise initializer has no parameter for a stored property, or one that no call passes: for a
  /// constant that has its value, or for `@State private var text = ""`, which does not make the initializer private
  /// either.
  private func isLeftToItself(_ property: Declaration) -> Bool {
    if property.kind == .let { return property.value != nil }
    if table.isFilledFromAround(property) { return true }
    // The wrapper has its arguments or its value already.
    let isSet = property.isWrappedWithArguments || property.value != nil && !property.wrappers.isEmpty
    return property.isHidden && isSet && table.globalActor(amid: property.wrappers, property.scope) == nil
  }

  /// The stored properties of each instance.
  private var storedProperties: [Declaration] {
    type.members.filter { $0.isInstanceProperty && $0.isStored && isPresent($0) }
  }

  /// The stored properties without an initial value.
  private var unsetProperties: [Declaration] {
    storedProperties.filter { !$0.hasInitialValue && !table.isFilledFromAround($0) }
  }

  /// `init()`, if every stored property has an initial value.
  private var empty: [Initializer] {
    unsetProperties.isEmpty ? [Initializer(site: type, access: table.access(of: type))] : []
  }

  private var inherited: [Initializer] {
    if table.superclass(of: type) == nil { return table.mayHaveUnreadSuperclass(type) ? [] : empty }
    guard unsetProperties.isEmpty else { return [] }
    var result: [Initializer] = []
    for above in above {
      for var initializer in above.all
      where table.isVisible(initializer.access, from: above.type.module, in: type.module) {
        if initializer.written == nil { initializer.site = type }
        initializer.condition = initializer.condition && above.type.condition
        // One that the superclass has in all of its branches is one.
        if let same = result.firstIndex(where: { $0.isCalled(as: initializer) }) {
          result[same].condition = (result[same].condition || initializer.condition).simplified
        } else {
          result.append(initializer)
        }
      }
    }
    return result
  }

  /// The initializers of the superclass, in each of its branches; none if it is not among the sources, or too many classes
  /// are below it.
  private var above: [Initializers] {
    guard depth < TypeTable.deepestClass else { return [] }
    return table.superclasses(of: type).filter { !builds.excludes($0.condition) }.map {
      Initializers(table: table, type: $0, builds: builds, depth: depth + 1)
    }
  }
}

extension Declaration {
  fileprivate var isHidden: Bool { writtenAccess?.isHidden == true }

  /// Whether a stored property has a value before an initializer sets it. Only `T?` and `T!` begin as nil, not
  /// `Optional<T>`.
  var hasInitialValue: Bool {
    value != nil || has("lazy") || isWrappedWithArguments || kind == .var && type?.isSugaredOptional == true
  }

  /// Whether both have the same labels and types, so that one of them overrides or hides the other.
  func hasSameParameters(as other: Declaration) -> Bool {
    parameters.map(\.label) == other.parameters.map(\.label)
      && parameters.map(\.type.core) == other.parameters.map(\.type.core)
  }

  /// Whether a stored property has a directive for parameters, so that the initializer must take it.
  var isSpokenFor: Bool { directives.contains { !$0.givesRole } }

  /// A property's type, as it is written or as its literal implies; nil if only the compiler knows it, as with `[_]`.
  var statedType: TypeSyntax? {
    guard let type else { return value?.literalType }
    return type.hasPlaceholder ? nil : type
  }

  /// A stored property as the parameter of a memberwise initializer.
  var asParameter: Parameter? {
    guard let type = statedType, !isWrappedWithArguments else { return nil }
    let implied = hasInitialValue && value == nil ? Expression(kind: .nil, text: "nil") : nil
    return parameter(of: type, default: value ?? implied, directives)
  }

  /// A stored property as a parameter that takes its value.
  func parameter(of type: TypeSyntax, default value: Expression?, _ directives: [Directive]) -> Parameter {
    Parameter(
      label: name, type: type, typeRange: ranges.type ?? 0..<0, attributes: attributes,
      defaultValue: value, place: namePlace, directives: directives)
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
