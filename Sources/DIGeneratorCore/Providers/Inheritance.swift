// SPDX-License-Identifier: MIT

/// What can be told of a type from the inheritance clauses in the sources read.
extension TypeTable {
  /// The superclass that was read; nil where there is none, and also where it is not among the sources.
  func superclass(of index: Int) -> Int? {
    guard model.declarations[index].kind == .class, let first = inherited(by: index).first else { return nil }
    return first.identity.members.compactMap(\.declaration).first { model.declarations[$0].kind == .class }
  }

  /// Whether a class's first inherited type is neither among the sources nor a well-known protocol, so that it
  /// may be a superclass with initializers that nobody has read.
  func mayHaveUnreadSuperclass(_ index: Int) -> Bool {
    guard let first = inherited(by: index).first else { return false }
    return first.identity.members.contains { member in
      member.withoutMarks.declaration == nil && member.unreadName.map(wellKnownProtocols.contains) != true
    }
  }

  /// Whether an identity is a protocol's, or a composition's.
  func isProtocol(_ identity: TypeIdentity) -> Bool {
    identity.members.count > 1 || declaration(identity)?.kind == .protocol
  }

  /// Whether everything that conforms to the protocol is known to be Sendable.
  func refinesSendable(_ identity: TypeIdentity) -> Bool {
    identity.members.contains { refinesSendable($0, seen: []) }
  }

  private func refinesSendable(_ identity: TypeIdentity, seen: Set<TypeIdentity>) -> Bool {
    guard let index = identity.declaration else {
      return identity.unreadName.map(sendableProtocols.contains) ?? false
    }
    guard !seen.contains(identity) else { return false }
    if model.declarations[index].attributes.contains(where: { isGlobalActor($0.name, scope(inside: index)) })
    {
      return true
    }
    return inherited(by: index).contains { refinesSendable($0.identity, seen: seen.union([identity])) }
  }

  // MARK: Isolation

  /// The global actor that a declaration is isolated to, by its own attribute or by what is around it.
  func globalActor(of declaration: Declaration, inside parent: Int?) -> String? {
    if declaration.isNonisolated { return nil }
    let scope = scope(of: declaration)
    if let own = declaration.attributes.first(where: { isGlobalActor($0.name, scope) }) { return own.name }
    return parent.flatMap { globalActor(ofType: $0) }
  }

  /// The global actor of a type, inferred as the compiler infers it: from itself, its superclass, its protocols.
  private func globalActor(ofType index: Int, seen: Set<Int> = []) -> String? {
    guard !seen.contains(index) else { return nil }
    let declaration = model.declarations[index]
    if declaration.isNonisolated { return nil }
    if !declaration.attributes.isEmpty {
      let scope = scope(inside: index)
      if let own = declaration.attributes.first(where: { isGlobalActor($0.name, scope) }) { return own.name }
    }
    let seen = seen.union([index])
    if declaration.kind == .extension {
      return identity(ofDeclaration: index)?.declaration.flatMap { globalActor(ofType: $0, seen: seen) }
    }
    guard declaration.kind != .actor else { return nil }
    for above in inherited(by: index).compactMap(\.identity.declaration) {
      if let actor = globalActor(ofType: above, seen: seen) { return actor }
    }
    return nil
  }

  private func isGlobalActor(_ attribute: String, _ scope: Scope) -> Bool {
    if attribute == "MainActor" { return true }
    guard let found = declaration(identity(of: .name(attribute), in: scope)) else {
      return attribute.hasSuffix("Actor")
    }
    return found.attributes.contains { $0.name == "globalActor" }
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
  "CaseIterable", "Observable", "ObservableObject", "Copyable", "~Copyable", "Escapable", "SendableMetatype",
])
