// SPDX-License-Identifier: MIT

// Facts about types that the inheritance clauses in the sources read tell.

extension Declaration {
  /// The longest chain of superclasses that is followed; no real program has a longer one.
  static var deepestClass: Int { 500 }

  /// The superclass; nil if there is none, or if it is not among the sources.
  var superclass: Declaration? {
    kind == .class ? supertypes.first?.declarations.first { $0.kind == .class } : nil
  }

  /// Whether its chain of superclasses exceeds the limit, for instance because a class inherits from itself.
  var hasEndlessSuperclasses: Bool {
    var next: Declaration? = self
    for _ in 0...Self.deepestClass { next = next?.superclass }
    return next != nil
  }

  /// Whether a class's first inherited type is neither among the sources nor a well-known protocol, so that it may be a
  /// superclass with unread initializers.
  var mayHaveUnreadSuperclass: Bool {
    supertypes.first?.members.contains { $0.unprefixed.declaration == nil && !$0.isNoSuperclass } == true
  }

  /// All supertypes, direct and indirect, by the inheritance clauses of types and of their extensions in the sources read.
  var allSupertypes: Set<TypeIdentity> {
    var result: Set<TypeIdentity> = []
    var queue = [self]
    while let next = queue.popLast() {
      for type in next.supertypesOfParts where result.insert(type).inserted {
        if let found = type.declaration { queue.append(found) }
      }
    }
    return result
  }

  /// The supertypes that the type and its extensions name; each member of a composition counts by itself.
  var supertypesOfParts: [TypeIdentity] { parts.flatMap(\.supertypes).flatMap(\.members) }

  /// All supertypes, each with the fewest steps that lead to it. Conditional conformances (by a where clause, or under an
  /// `#if` that the type itself is not under) are left out, because they may not hold.
  var stepsToSupertypes: [TypeIdentity: Int] {
    var steps: [TypeIdentity: Int] = [:]
    var level = [self]
    var distance = 0
    while !level.isEmpty {
      distance += 1
      let above = level.flatMap(\.certainParts).flatMap(\.supertypes).flatMap(\.members)
      level = []
      for type in above where steps[type] == nil && type.declaration != self {
        steps[type] = distance
        if let found = type.declaration { level.append(found) }
      }
    }
    return steps
  }

  private var certainParts: [Declaration] {
    parts.filter { part in
      part == self || !part.isConstrained && (part.conditions.isEmpty || condition.implies(part.condition))
    }
  }
}

extension TypeIdentity {
  /// Whether it is a protocol among the sources, or a composition.
  var isProtocol: Bool {
    if case .composition = self { true } else { declaration?.kind == .protocol }
  }

  /// Whether it is no protocol as far as is known: neither among the sources nor well-known.
  var isNoProtocol: Bool { !isProtocol && unreadName.map(wellKnownProtocols.contains) != true }

  /// Whether it is a type that was not read and that no list of known types has.
  var isForeign: Bool {
    guard case .unread(let name, _) = self else { return isLacking }
    let known = [standardTypes, standardGenericTypes, wellKnownProtocols, commonValues]
    return !known.contains { $0.contains(name) } && !RuntimeNames.all.contains(name)
  }

  /// Whether values of the type cannot be copied; false if some generic arguments make it copyable.
  var isNoncopyable: Bool {
    if let wrapped { return wrapped.isNoncopyable }
    let above = declaration?.supertypesOfParts ?? []
    return above.contains(.suppressed(.unread("Copyable"))) && !above.contains(.unread("Copyable"))
  }

  /// Whether it is certainly no class although it was not read: a suppressed type such as `~Sendable`, or a well-known
  /// protocol.
  fileprivate var isNoSuperclass: Bool {
    if case .suppressed = self { true } else { unreadName.map(wellKnownProtocols.contains) == true }
  }

  /// Whether values of the type are certainly not Hashable. The compiler judges unread types, and enums, which may be
  /// Hashable without saying so.
  var isNeverHashable: Bool {
    switch self {
    case .tuple, .function, .metatype, .composition: true
    case .optional(let type), .prefixed(_, let type): type.isNeverHashable
    case .unread(let name, let arguments):
      ["Array", "Dictionary"].contains(name) && arguments.contains(where: \.isNeverHashable)
    case .declared(let type, _): type.isNeverHashable
    default: false
    }
  }
}

extension Declaration {
  fileprivate var isNeverHashable: Bool {
    if kind == .protocol { return true }
    // A macro may add the conformance.
    return isConcrete && !parts.contains { $0.attributes.contains(where: \.namesType) }
      && allSupertypes.allSatisfy { type in
        type.declaration != nil || type != .unread("Hashable") && type.isNoSuperclass
      }
  }
}

extension TypeTable {
  /// Whether every type that conforms to the protocol is known to be Sendable.
  func refinesSendable(_ identity: TypeIdentity) -> Bool {
    let all = identity.members + identity.declarations.flatMap(\.allSupertypes)
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
