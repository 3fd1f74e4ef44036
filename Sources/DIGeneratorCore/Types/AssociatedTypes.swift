// SPDX-License-Identifier: MIT

// The types that conforming types have for associated types.
extension TypeTable {
  /// The type that a conforming type has for an associated type; a member that only the compiler knows if it may be inferred.
  func witness(_ name: String, of heir: TypeIdentity) -> TypeIdentity {
    let all = lineage(of: heir)
    for next in all {
      guard let type = next.declaration else { continue }
      if let found = names[name]?[.type(type)], found.kind != .associatedtype {
        return .declared(found, type.kind == .protocol ? [heir] : next.arguments)
      }
      let arguments = zip(allParameters(of: type), next.arguments)
      if let argument = arguments.first(where: { $0.0 == name })?.1 { return argument }
    }
    return defaultWitness(name, of: heir, all) ?? .member(heir, name)
  }

  /// The default of an associated type, if the compiler infers no other type from a member.
  private func defaultWitness(_ name: String, of heir: TypeIdentity, _ all: [TypeIdentity]) -> TypeIdentity? {
    let protocols = all.compactMap(\.declaration).filter { $0.kind == .protocol }
    let found = protocols.compactMap { names[name]?[.type($0)] }
    guard found.count == 1, let target = found[0].type, self[found[0]].redeclaration == nil,
      heir.declaration.map({ isOpen($0) }) == false, !protocols.contains(where: { $0.constrains(name) }),
      !protocols.flatMap(\.members).contains(where: { $0.mayDecide(name) })
    else { return nil }
    var scope = found[0].scope
    scope.bindings["Self"] = type(heir)
    return identity(of: target, in: scope)
  }

  /// Whether a type may have members that only the compiler knows: of supertypes that were not read, or made by macros.
  func isOpen(_ type: Declaration) -> Bool {
    guard let own = self[type].identity, own.declaration != nil else { return true }
    return lineage(of: own).contains { next in
      guard let type = next.declaration else { return !next.hasKnownMembers }
      return parts(of: type).contains(where: \.isMadeByMacro)
    }
  }

  /// Whether a type inherits from a generic class that was not read.
  func inheritsArguments(_ type: TypeIdentity) -> Bool {
    lineage(of: type).contains { $0.declaration == nil && !$0.arguments.isEmpty && !$0.hasKnownMembers }
  }

  /// The associated type of a well-known protocol that an enclosing type conforms to. Declarations of that name come first.
  func memberOfUnreadProtocol(_ name: String, in scope: Scope) -> ResolvedType? {
    guard let ends = associatedTypes[name] else { return nil }
    for type in scope.own?.withAncestors ?? [] {
      guard let own = ownType(type, with: scope.bindings), own.identity.declaration != nil else { continue }
      let isMember = allSupertypes(of: own.identity).contains { above in
        above.withoutArguments.unreadName.map { ends.contains(where: $0.hasSuffix) } == true
      }
      if isMember {
        return ResolvedType(identity: witness(name, of: own.identity), spelling: own.member(name))
      }
    }
    return nil
  }
}

extension ResolvedType {
  /// A member of the type, as other code writes it.
  func member(_ name: String) -> TypeSyntax { .named(spelling.components + [.init(name: name)]) }
}

extension TypeIdentity {
  /// Whether a type that was not read has no member that is a type, apart from the associated types of well-known protocols.
  fileprivate var hasKnownMembers: Bool {
    if case .suppressed = form { return true }
    return withoutArguments.unreadName.map { standardTypes.contains($0) || wellKnownProtocols.contains($0) }
      == true
  }
}

extension Declaration {
  /// Whether a macro may add members to it.
  var isMadeByMacro: Bool { attributes.contains { $0.namesType && $0.name != "MainActor" } }

  /// Whether its where clause mentions a name.
  fileprivate func constrains(_ name: String) -> Bool {
    ranges.whereClause.map { source.text($0).identifiers.contains(name) } ?? isConstrained
  }

  /// Whether the compiler may infer an associated type from the member of a conforming type that meets this requirement.
  fileprivate func mayDecide(_ name: String) -> Bool {
    switch kind {
    case .subscript: true
    case .func, .`init`, .var, .typealias:
      (parameters.map(\.type) + [type].compactMap(\.self)).contains { type in
        type.names.joined().contains { $0.name == name }
      }
    default: false
    }
  }
}

/// The associated types of well-known protocols, each with the ends of the names of these protocols.
private let associatedTypes = """
  ID=Identifiable,Actor Element=Sequence,Collection,IteratorProtocol,SetAlgebra,OptionSet Iterator=Sequence,Collection
  Index=Collection Indices=Collection SubSequence=Collection AsyncIterator=AsyncSequence
  Failure=AsyncSequence,AsyncIteratorProtocol RawValue=RawRepresentable,OptionSet,String,Int AllCases=CaseIterable
  Stride=Strideable Instant=Clock Bound=RangeExpression Magnitude=Numeric,Integer,FloatingPoint
  ObjectWillChangePublisher=ObservableObject ActorSystem=DistributedActor
  """.pairs.mapValues { $0.parts(separatedBy: ",") }
