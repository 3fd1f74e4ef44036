// SPDX-License-Identifier: MIT

extension TypeTable {
  /// Whether a type declares an injected property, or a superclass does that was read. Types nested in it are their
  /// own: they are made by somebody else.
  func hasInjectedProperty(_ identity: TypeIdentity) -> Bool {
    var next = (identity.wrapped ?? identity).declaration
    for _ in 0..<Declaration.deepestClass {
      guard let type = next else { return false }
      let stored = type.parts.flatMap(\.members).filter { $0.isInstanceProperty && $0.isStored }
      if stored.contains(where: isInjected) { return true }
      next = type.superclass
    }
    return false
  }

  /// `@Injected(.clock)`, `: Injected<any Clock>`, `= Injected(.clock)`
  private func isInjected(_ property: Declaration) -> Bool {
    let written =
      property.attributes.map(\.name) + [property.type?.description, property.value?.text].compactMap(\.self)
    return written.contains { isInjectedProperty($0.prefix { !"<(?!".contains($0) }, property) }
  }

  /// Whether a name is the runtime's, and not that of a type of the user's own.
  func isInjectedProperty(_ name: Substring, _ property: Declaration) -> Bool {
    let parts = name.split(separator: ".")
    guard let last = parts.last, InjectedProperty(rawValue: String(last)) != nil else { return false }
    if parts.count > 1 { return parts[0] == "DIRuntime" }
    return identity(of: .name(String(name)), in: property.scope).declaration == nil
  }
}
