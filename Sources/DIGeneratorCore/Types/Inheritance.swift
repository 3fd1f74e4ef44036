// SPDX-License-Identifier: MIT

/// What can be told of a type from the inheritance clauses in the sources read.
extension TypeTable {
  /// No chain of classes that people write is longer.
  static var deepestClass: Int { 500 }

  /// The superclass that was read; nil where there is none, and also where it is not among the sources.
  func superclass(of index: Int) -> Int? {
    guard case .class = declarations[index].kind, let first = inherited(by: index).first else { return nil }
    return first.declarations.first { declarations[$0].kind == .class }
  }

  /// Whether there are more classes above it than people write, as where one inherits from itself.
  func hasEndlessSuperclasses(_ index: Int) -> Bool {
    var next: Int? = index
    for _ in 0...Self.deepestClass { next = next.flatMap(superclass) }
    return next != nil
  }

  /// Whether a class's first inherited type is neither among the sources nor a well-known protocol, so that it
  /// may be a superclass with initializers that nobody has read.
  func mayHaveUnreadSuperclass(_ index: Int) -> Bool {
    guard let first = inherited(by: index).first else { return false }
    return first.members.contains { $0.unprefixed.declaration == nil && !$0.isNoSuperclass }
  }

  /// Whether an identity is a protocol's, or a composition's.
  func isProtocol(_ identity: TypeIdentity) -> Bool {
    if case .composition = identity { true } else { declaration(identity)?.kind == .protocol }
  }

  /// Every type above a declared one, by the inheritance clauses in the sources read, its extensions' included.
  func ancestors(ofType index: Int) -> Set<TypeIdentity> {
    var result: Set<TypeIdentity> = []
    var queue = [index]
    while let next = queue.popLast() {
      for part in parts(of: next) {
        for type in inherited(by: part).flatMap(\.members)
        where result.insert(type).inserted {
          if let found = type.declaration { queue.append(found) }
        }
      }
    }
    return result
  }

  /// Whether values of a type cannot be copied; false where that depends on what it is for.
  func isNoncopyable(_ identity: TypeIdentity) -> Bool {
    if let wrapped = identity.wrapped { return isNoncopyable(wrapped) }
    guard let index = identity.declaration else { return false }
    let names = parts(of: index).flatMap(inherited(by:)).flatMap(\.members).compactMap(\.unreadName)
    return names.contains("~Copyable") && !names.contains("Copyable")
  }

  /// Whether everything that conforms to the protocol is known to be Sendable.
  func refinesSendable(_ identity: TypeIdentity) -> Bool {
    let all = identity.members + identity.declarations.flatMap(ancestors)
    return all.contains { type in
      guard let index = type.declaration else {
        return type.withoutArguments.unreadName.map(sendableProtocols.contains) == true
      }
      // A class of an actor's is, a protocol is not: what conforms to it may say that it is nobody's.
      return declarations[index].kind == .class
        && globalActor(amid: declarations[index].attributes, scope(inside: index)) != nil
    }
  }
}

extension TypeIdentity {
  /// Whether it is certainly no class, although nobody has read it: `~Sendable`, or a well-known protocol.
  var isNoSuperclass: Bool {
    if case .suppressed = self { true } else { unreadName.map(wellKnownProtocols.contains) == true }
  }
}

/// Every value of these is Sendable.
private let sendableProtocols: Set<String> = [
  "Sendable", "Error", "Actor", "AnyActor", "DistributedActor", "GlobalActor", "CodingKey", "Executor",
  "SerialExecutor", "TaskExecutor", "Clock", "LocalizedError", "CustomNSError", "RecoverableError",
]

/// Protocols that a class often names first and that are certainly no superclass.
let wellKnownProtocols: Set<String> = sendableProtocols.union([
  "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable",
  "CustomStringConvertible", "CustomDebugStringConvertible", "CustomReflectable", "AnyObject",
  "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection", "RandomAccessCollection",
  "MutableCollection", "AsyncSequence", "AsyncIteratorProtocol", "TextOutputStream", "RawRepresentable",
  "CaseIterable", "Observable", "ObservableObject", "Copyable", "Escapable", "SendableMetatype",
  "RandomNumberGenerator", "LosslessStringConvertible", "TextOutputStreamable", "CustomLeafReflectable",
])

extension TypeTable {
  /// Whether values of a type are certainly not Hashable; of what nobody has read, and of enums, which may be so without
  /// saying it, the compiler judges.
  func isNeverHashable(_ type: TypeIdentity) -> Bool {
    switch type {
    case .tuple, .function, .metatype, .composition: true
    case .optional(let type), .prefixed(_, let type): isNeverHashable(type)
    case .unread(let name, let arguments):
      ["Array", "Dictionary"].contains(name) && arguments.contains(where: isNeverHashable)
    case .declared(let index, _): isNeverHashable(declared: index)
    default: false
    }
  }

  private func isNeverHashable(declared index: Int) -> Bool {
    switch declarations[index].kind {
    case .protocol: return true
    case .class, .struct, .actor: break
    default: return false
    }
    // A macro may add the conformance.
    let isPlain = !parts(of: index).contains { declarations[$0].attributes.contains(where: \.namesType) }
    return isPlain
      && ancestors(ofType: index).allSatisfy { type in
        type.declaration != nil || type != .unread("Hashable") && type.isNoSuperclass
      }
  }
}
