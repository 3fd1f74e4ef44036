// SPDX-License-Identifier: MIT

extension TypeTable {
  /// Whether a type declares an injected property, or a superclass does that was read. Types nested in it are their
  /// own: they are made by somebody else.
  func hasInjectedProperty(_ identity: TypeIdentity) -> Bool {
    if case .unread("Optional", let wrapped) = identity, wrapped.count == 1 {
      return hasInjectedProperty(wrapped[0])
    }
    var next = identity.declaration
    var seen: Set<Int> = []
    while let index = next, seen.insert(index).inserted {
      if members(of: .declared(index, [])).contains(where: isInjected) { return true }
      next = superclass(of: index)
    }
    return false
  }

  private func isInjected(_ index: Int) -> Bool {
    let property = model.declarations[index]
    guard property.isProperty, !property.isTypeMember, property.storage == .stored else { return false }
    let scope = scope(of: property)
    return property.wrapperNames.contains { isInjectedProperty($0, scope) }
  }

  /// Whether a name is the runtime's, and not that of a type of the user's own.
  private func isInjectedProperty(_ name: String, _ scope: Scope) -> Bool {
    let parts = name.split(separator: ".")
    guard let last = parts.last, InjectedProperty(rawValue: String(last)) != nil else { return false }
    if parts.count > 1 { return parts[0] == "DIRuntime" }
    return declaration(identity(of: .name(name), in: scope)) == nil
  }
}

extension Declaration {
  /// What may be the injected property in it: `@Injected(.clock)`, `: Injected<any Clock>`, `= Injected(.clock)`.
  fileprivate var wrapperNames: [String] {
    let written = attributes.map(\.name) + [type?.description, value?.text].compactMap(\.self)
    return written.map { String($0.prefix { $0 != "<" && $0 != "(" }) }
  }
}

extension Provider.Construction {
  /// Whether it makes a new value, and does not hand out one that is there.
  var isMade: Bool {
    switch self {
    case .initializer, .function: true
    case .property, .collection, .matched: false
    }
  }
}
