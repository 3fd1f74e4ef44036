// SPDX-License-Identifier: MIT

// Names that only the compiler can resolve: members of types that were not read, associated types that it infers, aliases that
// `#if`s decide, and names of modules that are not read, which may be aliases.
extension TypeTable {
  /// The names in a type: the module that writes them, and whether they may be members of an enclosing type that only the
  /// compiler knows.
  typealias Origin = (module: String, isOpen: Bool)

  /// Whether two types may be one although their normal forms differ.
  func mayBeOne(_ one: TypeIdentity, _ origin: Origin, _ other: TypeIdentity, _ otherOrigin: Origin) -> Bool {
    if case .parameter = other.form { return true }
    if one == other || mayMean(one, origin, other) || mayMean(other, otherOrigin, one) { return true }
    return !one.children.isEmpty && one.hasForm(of: other)
      && zip(one.children, other.children).allSatisfy { mayBeOne($0, origin, $1, otherOrigin) }
  }

  /// The origin of the names in a type that a provider of a module writes.
  func origin(of type: ResolvedType, in module: String) -> Origin { (module, type.spelling.hasShortNames) }

  /// Whether only the compiler knows some part of a type.
  func hasDoubt(_ type: TypeIdentity) -> Bool { type.parts.contains(where: isDoubtful) }

  /// Whether a name that is written here may be a member of an enclosing type that only the compiler knows.
  func isOpen(_ scope: Scope) -> Bool {
    (scope.own?.withAncestors ?? []).contains {
      self[$0].identity?.declaration.map(isOpen) ?? true
    }
  }

  func isDoubtful(_ type: TypeIdentity) -> Bool {
    switch type.form {
    case .unread(let name, _):
      type.isForeign && !foundationTypes.contains(name) && !systemTypes.contains(name)
    case .member: true
    case .declared(let found, _): !found.isType
    default: false
    }
  }

  /// Whether a name may mean another type, for all that the sources tell.
  private func mayMean(_ name: TypeIdentity, _ origin: Origin, _ type: TypeIdentity) -> Bool {
    guard isDoubtful(name) else { return false }
    guard case .unread(let text, _) = name.form else { return true }
    let isMember = text.utf8.contains(".")
    if origin.isOpen, !isMember { return true }
    let declaring = Set(type.parts.compactMap(\.declaration?.module))
    // The system's modules have aliases of their members at most.
    return scopes.seesAlias(from: origin.module, of: declaring)
      || declaring.isEmpty && isMember && isDoubtful(type)
  }
}

/// Types of these modules that occur as parameters in many programs, and are no aliases.
private let systemTypes = """
  AsyncStream AsyncThrowingStream ContinuousClock DispatchGroup DispatchQueue DispatchSemaphore DispatchTimeInterval
  KeyPath Logger Mutex SuspendingClock Task
  """.words

extension TypeSyntax {
  /// Whether a name in it may be a member of an enclosing type that only the compiler knows.
  var hasShortNames: Bool { names.joined().contains { $0.outer != nil } }
}
