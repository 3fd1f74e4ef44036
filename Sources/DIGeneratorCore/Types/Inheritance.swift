// SPDX-License-Identifier: MIT

// Facts about types that the inheritance clauses in the sources read tell.

extension TypeTable {
  /// The longest chain of superclasses that is followed; no real program has a longer one.
  static var deepestClass: Int { 500 }

  /// The superclass; nil if there is none, or if it is not among the sources.
  func superclass(of type: Declaration) -> Declaration? { superclasses(of: type).first }

  /// The declarations of the superclass under different `#if`s, as far as the builds that have the type can have them.
  func superclasses(of type: Declaration) -> [Declaration] {
    guard type.kind == .class, let first = self[type].supertypes.first else { return [] }
    return first.declarations.flatMap { branches(of: $0, in: type.condition) }.filter { $0.kind == .class }
  }

  /// A type and its superclasses, nearest first. There is one more than the limit allows if the chain exceeds it, for
  /// instance because a class inherits from itself.
  func classes(from type: Declaration) -> [Declaration] {
    Array(sequence(first: type, next: superclass).prefix(Self.deepestClass + 2))
  }

  /// Whether a class's first inherited type is neither among the sources nor a well-known protocol, so that it may be a
  /// superclass with unread initializers.
  func mayHaveUnreadSuperclass(_ type: Declaration) -> Bool {
    self[type].supertypes.first?.members.contains { $0.unprefixed.declaration == nil && !$0.isNoSuperclass }
      == true
  }

  /// All supertypes, direct and indirect, by the inheritance clauses of types and of their extensions in the sources read.
  func allSupertypes(of type: TypeIdentity) -> Set<TypeIdentity> {
    var result: Set<TypeIdentity> = []
    var queue = [type]
    while let next = queue.popLast() {
      queue += supertypesOfParts(of: next).filter { result.insert($0).inserted }
    }
    return result
  }

  /// The supertypes that a type and its extensions name; each member of a composition counts by itself.
  func supertypesOfParts(of type: TypeIdentity) -> [TypeIdentity] {
    supertypes(in: type.declaration.map(parts) ?? [])
  }

  private func supertypes(in parts: [Declaration]) -> [TypeIdentity] {
    parts.flatMap { self[$0].supertypes }.flatMap(\.members)
  }

  /// All supertypes, each with the fewest steps that lead to it. Conditional conformances (by a where clause, or under an
  /// `#if` that the type itself is not under) are left out, because they may not hold.
  func stepsToSupertypes(of type: Declaration) -> [TypeIdentity: Int] {
    var steps: [TypeIdentity: Int] = [:]
    var level = [type]
    var distance = 0
    while !level.isEmpty {
      distance += 1
      let above = supertypes(in: level.flatMap(certainParts))
      level = []
      for next in above where steps[next] == nil && next.declaration != type {
        steps[next] = distance
        if let found = next.declaration { level.append(found) }
      }
    }
    return steps
  }

  private func certainParts(of type: Declaration) -> [Declaration] {
    parts(of: type).filter { part in
      part == type
        || !part.isConstrained && (part.conditions.isEmpty || type.condition.implies(part.condition))
    }
  }

  /// Whether values of the type cannot be copied, as far as is known: the compiler judges most of the unread types.
  func isNoncopyable(_ type: TypeIdentity) -> Bool {
    switch type.form {
    case .optional, .unread("Result", _), .unread("InlineArray", _):
      return type.arguments.contains(where: isNoncopyable)
    case .unread(let name, _):
      return visibility.importedModules.contains("Synchronization")
        && ["Mutex", "Atomic", "AtomicLazyReference"].contains {
          [$0, "Synchronization.\($0)"].contains(name)
        }
    default:
      let above = supertypesOfParts(of: type)
      guard above.contains(TypeIdentity(.suppressed(.unread("Copyable")))) else { return false }
      return !above.contains(.unread("Copyable")) || type.arguments.contains(where: isNoncopyable)
    }
  }

  /// Whether values of the type are certainly not Hashable. The compiler judges unread types, and enums, which may be
  /// Hashable without saying so.
  func isNeverHashable(_ type: TypeIdentity) -> Bool {
    switch type.form {
    case .tuple, .function, .metatype, .composition: true
    case .optional, .prefixed: isNeverHashable(type.children[0])
    case .unread(let name, _):
      ["Array", "Dictionary"].contains(name) && type.arguments.contains(where: isNeverHashable)
    case .declared(let declared, _) where self[declared].redeclaration != nil: false
    case .declared(let declared, _):
      declared.kind == .protocol
        || declared.isConcrete && !mayGainConformance(declared)
          && allSupertypes(of: type).allSatisfy { type in
            type.declaration != nil || type != .unread("Hashable") && type.isNoSuperclass
          }
    default: false
    }
  }

  /// Whether a macro may add a conformance to a type.
  func mayGainConformance(_ type: Declaration) -> Bool {
    parts(of: type).contains { $0.attributes.contains(where: \.namesType) }
  }
}

extension TypeIdentity {
  /// Whether it is a protocol among the sources, or a composition.
  var isProtocol: Bool {
    if case .composition = form { true } else { declaration?.kind == .protocol }
  }

  /// Whether it is no protocol as far as is known: neither among the sources nor well-known.
  var isNoProtocol: Bool { !isProtocol && unreadName.map(wellKnownProtocols.contains) != true }

  /// Whether it is a type that was not read and that no list of known types has.
  var isForeign: Bool {
    guard case .unread(let name, _) = form else { return isLacking }
    let known = [standardTypes, standardGenericTypes, wellKnownProtocols, commonValues]
    return !known.contains { $0.contains(name) } && !RuntimeNames.all.contains(name)
  }

  /// Whether it is certainly no class although it was not read: a suppressed type such as `~Sendable`, or a well-known
  /// protocol.
  fileprivate var isNoSuperclass: Bool {
    if case .suppressed = form { true } else { unreadName.map(wellKnownProtocols.contains) == true }
  }
}

extension TypeTable {
  /// Whether every type that conforms to the protocol is known to be Sendable.
  func refinesSendable(_ identity: TypeIdentity) -> Bool {
    if let type = identity.declaration, self[type].redeclaration != nil {
      return branches(of: type).allSatisfy { self[$0].supertypes.contains(where: refinesSendable) }
    }
    let all = identity.members + identity.members.flatMap(allSupertypes)
    return all.contains { type in
      guard let found = type.declaration else {
        return type.withoutArguments.unreadName.map(sendableProtocols.contains) == true
      }
      // A class that is isolated to a global actor is Sendable. A protocol is not, because a conforming type may be
      // nonisolated.
      return found.kind == .class && globalActor(amid: found.attributes, found.innerScope) != nil
    }
  }
}

/// Protocols that make every conforming type Sendable.
private let sendableProtocols = """
  Sendable Error Actor AnyActor DistributedActor GlobalActor CodingKey Executor SerialExecutor TaskExecutor
  Clock LocalizedError CustomNSError RecoverableError
  """.words

/// Protocols that a class often names first and that are certainly no superclass.
let wellKnownProtocols = sendableProtocols.union(
  """
  Equatable Hashable Comparable Identifiable Codable Encodable Decodable CustomStringConvertible
  CustomDebugStringConvertible CustomReflectable AnyObject Sequence IteratorProtocol Collection
  BidirectionalCollection RandomAccessCollection MutableCollection AsyncSequence AsyncIteratorProtocol
  TextOutputStream RawRepresentable CaseIterable Observable ObservableObject Copyable Escapable
  SendableMetatype RandomNumberGenerator LosslessStringConvertible TextOutputStreamable
  CustomLeafReflectable AdditiveArithmetic Numeric SignedNumeric BinaryInteger FixedWidthInteger SignedInteger
  UnsignedInteger FloatingPoint BinaryFloatingPoint Strideable StringProtocol LazySequenceProtocol
  RangeReplaceableCollection OptionSet SetAlgebra RangeExpression CVarArg ExpressibleByStringLiteral
  ExpressibleByIntegerLiteral ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral InstantProtocol
  DurationProtocol AtomicRepresentable
  """.words)
