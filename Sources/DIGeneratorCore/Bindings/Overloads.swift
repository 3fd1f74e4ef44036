// SPDX-License-Identifier: MIT

/// The other members that a generated call may mean, as far as the chosen one's declaration decides that.
struct Overloads {
  /// The calls that may mean members of modules that are not read.
  enum Unread { case none, shorterCalls, allCalls }

  var read: [Overload] = []
  var unread = Unread.none
  /// The superclass that is not read and may hand its initializers down.
  var superclass: String?
  /// The module of the chosen member, which a selector in the call names; nil if the compiler makes it for a subclass.
  var selector: String?

  var isEmpty: Bool { read.isEmpty && unread == .none && superclass == nil }
}

/// Another member with the name of a generated call, which the call may mean.
struct Overload {
  /// A parameter, or a value that the call passes.
  struct Parameter {
    var label: String
    /// Nil if the parameter takes values of several types (a generic parameter, or a type that is not known), and for the
    /// literal `nil`.
    var type: TypeIdentity?
    var mayBeLeftOut = false
    var isVariadic = false
  }

  var parameters: [Parameter]
  /// Whether it has the labels and types of the chosen member.
  var isAlike: Bool
  /// Whether the compiler prefers it to the chosen member, even if that takes exactly the passed types.
  var isPreferred: Bool
  /// Whether another module declares it, so that a selector in the call excludes it.
  var isApart: Bool
  /// Whether it is inherited and annotated, so that it may have been chosen for the type.
  var isMarked = false
  /// The text of a diagnostic's note at its place.
  var note: Advice
  var place: Place

  /// Whether a call may mean it. The call may leave out parameters that have a default.
  func takes(_ arguments: [Parameter], in table: TypeTable) -> Bool {
    var rest = arguments[...]
    for parameter in parameters {
      let takes = { (next: Parameter) in !table.isPlainly(next.type, otherThan: parameter.type) }
      if let next = rest.first, next.label == parameter.label, takes(next) {
        rest.removeFirst()
        if parameter.isVariadic { rest = rest.drop { $0.label == "_" && takes($0) } }
      } else if !parameter.mayBeLeftOut {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension TypeTable {
  /// Whether a call with these arguments may mean a func.
  func mayTake(_ arguments: [Overload.Parameter], _ function: Declaration) -> Bool {
    let overload = Overload(
      parameters: function.parameters.map { parameter($0, of: function, in: function.scope) }, isAlike: false,
      isPreferred: false, isApart: false, note: "", place: function.place)
    return overload.takes(arguments, in: self)
  }

  fileprivate func parameter(
    _ parameter: Declaration.Parameter, of owner: Declaration, in scope: Scope
  ) -> Overload.Parameter {
    let isOpen =
      owner.isGeneric(parameter.type) || parameter.type.hasOpaque || !parameter.attributes.isEmpty
    return Overload.Parameter(
      label: parameter.label, type: isOpen ? nil : identity(of: parameter.typeOfValue, in: scope),
      mayBeLeftOut: parameter.defaultValue != nil || parameter.isVariadic,
      isVariadic: parameter.isVariadic || parameter.type.isPack)
  }
}

extension ProviderReader.Source {
  var overloads: Overloads {
    let isInherited =
      declaration.isInit && table[declaration.parent].identity != type.identity.withoutArguments
    return Overloads(
      read: overloadsRead, unread: unreadOverloads, superclass: unreadSuperclass,
      selector: isInherited ? nil : declaration.module)
  }

  /// The overloads that the generated file sees, in the builds that have the chosen one.
  private var overloadsRead: [Overload] {
    let others = candidates.filter(isCallable)
    // Most calls have one meaning, and then the types need not be resolved.
    if others.isEmpty { return [] }
    let own = parameters.map { table.resolve($0.type, in: scope) }
    return others.flatMap { other in
      // A mark above an inherited one would make a provider of the superclass, and a call of one with a default may mean this
      // one as well.
      let canMark =
        !other.site.isProvided && (!other.site.isInit || other.site.parent.map(isOfType) == true)
        && !other.site.parameters.contains { $0.defaultValue != nil }
      let note = other.site.noteAsOverload(canMark)
      return signatures(of: other).map { parameters in
        let isAlike =
          parameters.map(\.label) == self.parameters.map(\.label)
          // A generic parameter takes a protocol's value as well as the protocol does.
          && zip(parameters, own).allSatisfy {
            $0.type == $1.identity || $0.type == nil && ($1.identity.isProtocol || $1.spelling.isExistential)
          }
        return Overload(
          parameters: parameters, isAlike: isAlike,
          // In a function that waits, the compiler prefers what is async.
          isPreferred: other.site.isProperty || declaration.isDisfavored
            || other.site.effects.isAsync && !declaration.effects.isAsync,
          isApart: other.site.module != declaration.module && !isHandedDown(other),
          isMarked: other.site.isProvided && isHandedDown(other), note: note, place: other.site.place)
      }
    }.sorted(by: \.place)
  }

  /// Whether a type, or an extension, is the provided type's own.
  private func isOfType(_ parent: Declaration) -> Bool {
    table[parent].identity?.declaration == type.identity.declaration
  }

  private func isCallable(_ other: Initializer) -> Bool {
    let site = other.site
    return site.place != declaration.place && (other.written != nil || !isMemberwise)
      && other.reasonAgainst == nil
      && table.isVisible(other.access, from: site.module, in: table.model.module)
      && (!site.isDisfavored || declaration.isDisfavored)
      && (site.effects.isAsync || !declaration.effects.isAsync)
      && !site.condition.excludes(annotated.condition) && mayGive(site)
      // In another branch of the superclass, an equal one is the same to a call.
      && !(site.condition.excludes(declaration.condition) && site.hasSameParameters(as: declaration))
  }

  /// Whether the compiler makes a copy of an initializer from above for the type.
  private func isHandedDown(_ other: Initializer) -> Bool {
    let owner = table[other.site.parent].identity
    return other.site.isInit && owner?.isProtocol != true && owner != type.identity.withoutArguments
  }

  /// Whether a func may return the provided type.
  private func mayGive(_ other: Declaration) -> Bool {
    guard other.kind == .func, let result = other.type, !other.isGeneric(result), !result.isOfSelf
    else { return true }
    return !table.isPlainly(table.identity(of: result, in: other.scope), otherThan: type.identity)
  }

  // MARK: Candidates

  private var candidates: [Initializer] {
    guard case .call(let call) = origin else { return [] }
    switch call {
    case .initializer:
      let branches = type.identity.declaration.map { table.branches(of: $0, in: annotated.condition) }
      let initializers = branches?.flatMap { Initializers(table: table, type: $0).callable }
      return (initializers ?? members(of: type.identity))
        + membersFromAbove(type.identity) { $0.declaration?.kind != .class }
    case .function:
      guard let around = table[declaration.parent].identity else {
        return table.model.globals[declaration.name, default: []].map(table.initializer)
      }
      return members(of: around) + membersFromAbove(around) { _ in true }
    case .property: return []
    }
  }

  private func members(of type: TypeIdentity) -> [Initializer] {
    table.members(of: type).filter { member in
      guard member.name == declaration.calledName else { return false }
      return member.isInit || member.isTypeMember || member.kind == .case && !member.parameters.isEmpty
    }.map(table.initializer)
  }

  /// The members of the supertypes, without a protocol's requirements and without a member that the chosen one
  /// overrides.
  private func membersFromAbove(
    _ type: TypeIdentity, where isWanted: (TypeIdentity) -> Bool
  ) -> [Initializer] {
    table.allSupertypes(of: type).filter(isWanted).flatMap(members).filter {
      $0.site.parent?.kind != .protocol && !$0.site.hasSameParameters(as: declaration)
    }
  }

  // MARK: Signatures

  /// The lists of parameters that a call may mean. A property is called by its value.
  private func signatures(of other: Initializer) -> [[Overload.Parameter]] {
    let site = other.site
    if other.written == nil {
      return [
        other.properties.compactMap(\.asParameter).map { table.parameter($0, of: site, in: site.innerScope) }
      ]
    }
    guard site.isProperty else {
      return [site.parameters.map { table.parameter($0, of: site, in: site.scope) }]
    }
    guard let type = site.typeOfValue.map({ table.identity(of: $0, in: site.scope) }) else {
      return [parameters.map { .init(label: "_", type: nil, mayBeLeftOut: $0.label != "_") }]
    }
    if type.isFunction { return [type.parameterTypes.map { .init(label: "_", type: $0) }] }
    return table.members(of: type).filter { $0.name == "callAsFunction" }.map { function in
      function.parameters.map { table.parameter($0, of: function, in: function.scope) }
    }
  }
}

extension Declaration {
  fileprivate var isDisfavored: Bool { has(attribute: "_disfavoredOverload") }

  fileprivate func noteAsOverload(_ canMark: Bool) -> Advice {
    switch kind {
    case .case: "this case"
    case .let, .var: "this one, which has a value that can be called"
    case _ where !canMark: "this one"
    default: "this one; write '\("// @provide", .markInstead)' above it if that is right"
    }
  }

  /// The name that a call uses: `init` for an initializer, written or not.
  fileprivate var calledName: String { isType ? "init" : name }

  /// Whether a type mentions a generic parameter of this declaration or of a type around it.
  fileprivate func isGeneric(_ type: TypeSyntax) -> Bool {
    let names = Set(([self] + ancestors).flatMap(\.genericParameters).map(\.name))
    return type.names.contains { names.contains($0[0].name) }
  }

  /// The type of a property, as far as it is written.
  fileprivate var typeOfValue: TypeSyntax? {
    if let statedType { return statedType }
    if case .call(let type) = value?.kind { return type }
    return nil
  }
}

extension TypeTable {
  /// Whether a value of a type can certainly not be passed where another type is asked for. Nil may be any type.
  fileprivate func isPlainly(_ type: TypeIdentity?, otherThan other: TypeIdentity?) -> Bool {
    guard let own = type?.core, let asked = other?.core else { return false }
    if let result = own.result, let given = asked.result {
      return own.parameterTypes.count != asked.parameterTypes.count || isPlainly(result, otherThan: given)
    }
    guard own.isKnown, asked.isKnown, own.withoutArguments != asked.withoutArguments else { return false }
    // A common value type may conform to a protocol in sources that were not selected.
    return own.declaration == nil ? !asked.isProtocol : !mayBe(own, asked)
  }

  /// Whether a type is a subtype of another, or may be.
  private func mayBe(_ type: TypeIdentity, _ other: TypeIdentity) -> Bool {
    type.declaration.map(mayGainConformance) == true
      || allSupertypes(of: type).contains { $0.declaration != nil && $0.declaration == other.declaration }
  }
}

extension TypeSyntax {
  /// Whether it mentions `Self`, which is the type that the call names.
  fileprivate var isOfSelf: Bool { names.contains { $0[0].name == "Self" } }

  fileprivate var isPack: Bool { if case .pack = core { true } else { false } }
}

extension TypeIdentity {
  /// The type without optionals and attributes around it.
  fileprivate var core: TypeIdentity { wrapped.map(\.core) ?? (unprefixed == self ? self : unprefixed.core) }

  /// Whether enough is known to tell its values from another type's: it was read, or is a function or common value
  /// type.
  fileprivate var isKnown: Bool { isFunction || isCommonValue || declaration?.isType == true }
}
