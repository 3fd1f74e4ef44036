// SPDX-License-Identifier: MIT

// Member types of what was read that nobody has written, such as associated types that the compiler infers. But for `ID` only
// it knows what they are, so the same type could go by two keys. Their names begin with a dot.
extension TypeTable {
  /// What the `ID` of an identifiable type is where that is not written: the type of its `id`.
  func inferredID(of type: TypeIdentity) -> TypeIdentity? {
    let properties = members(of: type).map { declarations[$0] }.filter(\.isInstanceProperty)
    guard let index = type.declaration, let property = properties.first(where: { $0.name == "id" }),
      let written = property.statedType,
      !written.names.contains(where: { $0.count > 1 && $0.last?.name == "ID" })
    else { return nil }
    var scope = scope(of: property)
    scope.bindings = bindings(of: index, in: type)
    return identity(of: written, in: scope)
  }

  /// Whether a macro may give a type members.
  func isMadeByMacro(_ index: Int) -> Bool {
    declarations[index].attributes.contains { $0.namesType && $0.name != "MainActor" }
  }
}

extension TypeIdentity {
  /// What speaks against it as a key.
  var complaintAsKey: String? {
    if let result { return result.complaintAsKey }
    for case .unread(let name, _) in parts where name.hasPrefix(".") {
      return
        "'\(name.dropFirst())' is declared nowhere in the sources read, so only the compiler knows what it is; write the type itself"
    }
    return nil
  }
}
