// SPDX-License-Identifier: MIT

extension TypeTable {
  /// Whether a type declares an injected property, or a superclass does that was read. Types nested in it are their
  /// own: they are made by somebody else.
  func hasInjectedProperty(_ identity: TypeIdentity) -> Bool {
    if let wrapped = identity.wrapped { return hasInjectedProperty(wrapped) }
    var next = identity.declaration
    var seen: [Int] = []
    while let index = next, !seen.contains(index) {
      seen.append(index)
      for part in parts(of: index) {
        for member in declarations[part].members {
          switch declarations[member].kind {
          case .let, .var: if isInjected(declarations[member]) { return true }
          default: continue
          }
        }
      }
      next = superclass(of: index)
    }
    return false
  }

  private func isInjected(_ property: Declaration) -> Bool {
    // Nearly all have a plain type, and a value that is none of the runtime's.
    guard property.mayBeInjected, property.isInstanceProperty, property.storage == .stored else {
      return false
    }
    return property.wrapperNames.contains { isInjectedProperty($0, property) }
  }

  /// Whether a name is the runtime's, and not that of a type of the user's own.
  func isInjectedProperty(_ name: Substring, _ property: Declaration) -> Bool {
    let parts = name.split(separator: ".")
    guard let last = parts.last, InjectedProperty(rawValue: String(last)) != nil else { return false }
    if parts.count > 1 { return parts[0] == "DIRuntime" }
    return declaration(identity(of: .name(String(name)), in: scope(of: property))) == nil
  }
}

extension Declaration {
  /// Whether something in it begins as the runtime's names do.
  fileprivate var mayBeInjected: Bool {
    attributes.contains { $0.name.mayBeInjected } || value?.text.mayBeInjected == true
      || type?.firstName?.mayBeInjected == true
  }

  /// What may be the injected property in it: `@Injected(.clock)`, `: Injected<any Clock>`, `= Injected(.clock)`.
  fileprivate var wrapperNames: [Substring] {
    let written = attributes.map(\.name) + [type?.path, value?.text].compactMap(\.self)
    return written.map { text in
      text[..<(text.utf8.firstIndex { $0 == "<" || $0 == "(" } ?? text.endIndex)]
    }
  }
}

extension String {
  fileprivate var mayBeInjected: Bool {
    // The first letter tells nearly always.
    guard let first = utf8.first, first == 0x49 || first == 0x44 else { return false }
    return hasPrefix("Injected") || hasPrefix("DIRuntime")
  }
}

extension TypeSyntax {
  /// The first name of it, or of what is optional in it.
  fileprivate var firstName: String? {
    switch self {
    case .named(let components): components.first?.name
    case .optional(let type), .unwrapped(let type): type.firstName
    default: nil
    }
  }

  /// The name of it, or of what is optional in it, without arguments; nil where a type has none.
  fileprivate var path: String? {
    switch self {
    case .named(let components): components.map(\.name).joined(separator: ".")
    case .optional(let type), .unwrapped(let type): type.path
    default: nil
    }
  }
}

extension Provider.Construction {
  /// Whether it makes a new value, and does not hand out one that is there.
  var isMade: Bool {
    switch self {
    case .initializer, .function: true
    case .property, .collection, .matched, .required, .input: false
    }
  }
}
