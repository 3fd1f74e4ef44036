// SPDX-License-Identifier: MIT

// What property wrappers do to the properties that they stand at.

extension TypeTable {
  /// Whether a property gets its value from a container or from SwiftUI or SwiftData, and nobody passes it.
  func isFilledFromAround(_ property: Declaration) -> Bool {
    guard property.value == nil, property.wrappers.count == 1, property.wrappers[0].arguments == nil else {
      return false
    }
    let name = property.wrappers[0].name.prefix { $0 != "<" }
    return isInjectedProperty(name, property)
      || filledBySwiftUI.contains(String(name)) && wrapper(property.wrappers[0], of: property) == nil
  }

  /// Whether an attribute is a result builder's, as far as its name tells where nobody has read it.
  func isResultBuilder(_ attribute: Declaration.Attribute, in scope: Scope) -> Bool {
    identity(of: attribute.type, in: scope).declaration?.has(attribute: "resultBuilder")
      ?? "\(attribute.type)".hasSuffix("Builder")
  }

  /// The type of a property wrapper, where it is among the sources.
  func wrapper(_ attribute: Declaration.Attribute, of property: Declaration) -> Declaration? {
    identity(of: attribute.type, in: property.scope).declaration
  }

  /// Whether a type declares an injected property, or a superclass does that was read. Types nested in it are their
  /// own: they are made by somebody else.
  func hasInjectedProperty(_ identity: TypeIdentity) -> Bool {
    let type = (identity.wrapped ?? identity).declaration
    return sequence(first: type) { $0?.superclass }.prefix(Declaration.deepestClass).contains { type in
      type?.parts.flatMap(\.members).contains {
        $0.isInstanceProperty && $0.isStored && isInjected($0)
      } == true
    }
  }

  /// `@Injected(.clock)`, `: Injected<any Clock>`, `= Injected(.clock)`
  private func isInjected(_ property: Declaration) -> Bool {
    let written =
      property.attributes.map(\.name) + [property.type?.description, property.value?.text].compactMap(\.self)
    return written.contains { isInjectedProperty($0.prefix { !"<(?!".contains($0) }, property) }
  }

  /// Whether a name is the runtime's, and not that of a type of the user's own.
  private func isInjectedProperty(_ name: Substring, _ property: Declaration) -> Bool {
    let parts = name.split(separator: ".")
    guard let last = parts.last, InjectedProperty(rawValue: String(last)) != nil else { return false }
    let path = TypeSyntax.named(parts.map { .init(name: String($0)) })
    return identity(of: path, in: property.scope) == .unread(String(last))
  }
}

/// SwiftUI's wrappers that are made of nothing, and the macro of SwiftData's that stands for one.
private let filledBySwiftUI: Set<String> = [
  "AccessibilityFocusState", "EnvironmentObject", "FocusState", "Namespace", "Query",
]

extension ProviderReader {
  /// Whether a property wrapper takes something else than the property's own value.
  func isOpaqueWrapper(_ attribute: Declaration.Attribute, of property: Declaration) -> Bool {
    if table.isResultBuilder(attribute, in: property.scope) {
      return property.type.map { table.identity(of: $0, in: property.scope).isFunction } != true
    }
    if property.kind == .let { return false }
    if attribute.arguments != nil { return property.isSpokenFor }
    if ["Binding", "Bindable", "EnvironmentObject"].contains(attribute.name) { return true }
    guard let wrapper = table.wrapper(attribute, of: property) else { return false }
    let initializers = Initializers(table: table, type: wrapper).all
    // Where the wrapper could also be made of nothing, the compiler has the initializer take the wrapper itself.
    let isMadeOfNothing = initializers.contains { initializer in
      initializer.site.isInit && initializer.site.parameters.allSatisfy { $0.defaultValue != nil }
    }
    return property.value == nil && isMadeOfNothing
      || !initializers.contains {
        ($0.properties.first?.name ?? $0.site.parameters.first?.label) == "wrappedValue"
      }
  }
}

extension Declaration {
  /// What may be its property wrappers. A constant has none: what it is marked with are macros.
  var wrappers: [Attribute] { kind == .var ? attributes.filter(\.isPropertyWrapper) : [] }

  /// What such a property's parameter is only its wrapper knows; it may be left out.
  var isWrappedWithArguments: Bool { wrappers.contains { $0.arguments != nil } }
}

extension Declaration.Attribute {
  /// The type that it names, without generic arguments.
  var type: TypeSyntax {
    .named(name.prefix { $0 != "<" }.split(separator: ".").map { .init(name: String($0)) })
  }

  /// Whether it may be a property wrapper.
  var isPropertyWrapper: Bool { namesType && !name.hasSuffix("Actor") }

  /// Whether it names a type, which begins with a capital, and is none of the compiler's own, as `@globalActor` is.
  package var namesType: Bool { name.split(separator: ".").last?.first?.isUppercase == true }
}
