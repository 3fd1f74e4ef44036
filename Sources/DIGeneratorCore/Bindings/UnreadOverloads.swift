// SPDX-License-Identifier: MIT

/// The members that a generated call may mean although they were not read.
extension ProviderReader.Source {
  /// The calls that may mean a member of a module that is not read. Such a module may extend a type, or a protocol above
  /// it, that another module than the chosen member's declares.
  var unreadOverloads: Overloads.Unread {
    guard case .call(let call) = origin else { return .none }
    if case .property = call { return .none }
    let isInit = if case .initializer = call { true } else { false }
    guard let around = isInit ? type.identity : table[declaration.parent].identity else {
      return table.scopes.seesForeign ? .allCalls : type.identity.declaration == nil ? .shorterCalls : .none
    }
    let others = ([around] + table.allSupertypes(of: around)).filter { other in
      let module = other.declaration?.module
      // No module below sees the target's own types. Unread superclasses of an initializer's type are asked for elsewhere.
      if module == declaration.module || module == table.model.module || other.isNeverExtended {
        return false
      }
      return other == around || !(isInit && module == nil) && !isOutranked(other)
    }
    if others.isEmpty { return .none }
    if table.scopes.seesForeign { return .allCalls }
    // The modules of the toolchain extend none of the types that were read.
    return others.contains { $0.declaration == nil && $0.isNoProtocol } ? .shorterCalls : .none
  }

  /// Whether the compiler prefers the chosen member to each member of a protocol's extension: it does for a member of a type.
  private func isOutranked(_ other: TypeIdentity) -> Bool {
    let isProtocol =
      other.isProtocol || other.unreadName.map { table.isProtocol($0, evenIfBare: false) } == true
    return isProtocol && table[declaration.parent].identity?.isProtocol != true
  }

  /// The superclass that is not read and may hand its initializers down to the type. It does if each class between them
  /// has convenience initializers only, or overrides the ones above.
  var unreadSuperclass: String? {
    guard case .call(.initializer) = origin, let type = type.identity.declaration else { return nil }
    var next = table.branches(of: type, in: annotated.condition)
    for _ in 0..<TypeTable.deepestClass {
      next = next.filter(mayInheritInitializers)
      let names = next.filter(table.mayHaveUnreadSuperclass).compactMap { $0.inherits.first?.description }
      if let name = names.first(where: { !table.isProtocol($0, evenIfBare: false) }) { return name }
      next = next.flatMap(table.superclasses)
      if next.isEmpty { return nil }
    }
    return nil
  }

  private func mayInheritInitializers(_ type: Declaration) -> Bool {
    guard type.kind == .class else { return false }
    let all = table.parts(of: type).flatMap(\.members).filter(\.isInit)
    return all.contains { $0.has("override") || $0.has("required") }
      || !all.contains { !$0.has("convenience") && annotated.condition.implies($0.condition) }
  }
}

extension TypeIdentity {
  /// Whether no module can extend it.
  fileprivate var isNeverExtended: Bool {
    if case .suppressed = form { return true }
    return unreadName.map("Sendable SendableMetatype AnyObject Any Copyable Escapable".words.contains) == true
  }
}
