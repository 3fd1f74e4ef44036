// SPDX-License-Identifier: MIT

// The effects of property wrappers on the properties that they wrap.

extension TypeTable {
  /// Whether a property gets its value from a container, SwiftUI or SwiftData, so that no call passes it.
  func isFilledFromAround(_ property: Declaration) -> Bool {
    guard property.value == nil, property.wrappers.count == 1, property.wrappers[0].arguments == nil else {
      return false
    }
    let name = property.wrappers[0].name.prefix { $0 != "<" }
    return isInjectedProperty(name, property)
      || filledBySwiftUI.contains(String(name)) && wrapper(property.wrappers[0], of: property) == nil
  }

  /// Whether an attribute is a result builder; if it was not read, its name decides.
  func isResultBuilder(_ attribute: Declaration.Attribute, in scope: Scope) -> Bool {
    identity(of: attribute.type, in: scope).declaration?.has(attribute: "resultBuilder")
      ?? "\(attribute.type)".hasSuffix("Builder")
  }

  /// The declaration of a property wrapper, if it was read.
  func wrapper(_ attribute: Declaration.Attribute, of property: Declaration) -> Declaration? {
    identity(of: attribute.type, in: property.scope).declaration
  }

  /// Whether a type declares an injected property, or one of its superclasses that were read does. Properties of nested
  /// types do not count, because their values are built separately.
  func hasInjectedProperty(_ type: ResolvedType) -> Bool { !injectedProperties(of: type).isEmpty }

  /// The injected properties of a type and of its superclasses that were read.
  package func injectedProperties(of type: ResolvedType) -> [Declaration] {
    let branches = (type.identity.wrapped ?? type.identity).declaration.map { self.branches(of: $0) } ?? []
    return branches.flatMap(classes).unique.flatMap(parts).unique.flatMap(\.members).filter {
      $0.isInstanceProperty && $0.isStored && isInjected($0)
    }
  }

  /// `@Injected(.clock)`, `: Injected<any Clock>`, `= Injected(.clock)`
  private func isInjected(_ property: Declaration) -> Bool {
    let written =
      property.attributes.map(\.name) + [property.type?.description, property.value?.text].compactMap(\.self)
    return written.contains { text in
      let name = text.utf8.prefix { $0 != "<" && $0 != "(" && $0 != "?" && $0 != "!" }
      return isInjectedProperty(Substring(name), property)
    }
  }

  /// Whether a name means one of the runtime's injected properties, and not a type of the user's own.
  private func isInjectedProperty(_ name: Substring, _ property: Declaration) -> Bool {
    let path = name.utf8.split(separator: ".").map { TypeSyntax.Component(name: String(Substring($0))) }
    guard let last = path.last?.name, InjectedProperty(rawValue: last) != nil else { return false }
    return identity(of: .named(path), in: property.scope) == .unread(last)
  }
}

/// SwiftUI's wrappers that need no value, and SwiftData's macro that acts as one.
private let filledBySwiftUI = "AccessibilityFocusState EnvironmentObject FocusState Namespace Query".words

extension ProviderReader {
  /// Whether an attribute makes a memberwise initializer take something else than the property's own value.
  func isOpaqueWrapper(_ attribute: Declaration.Attribute, of property: Declaration) -> Bool {
    if table.isResultBuilder(attribute, in: property.scope) {
      return property.type.map { table.identity(of: $0, in: property.scope).isFunction } != true
    }
    if property.kind == .let { return false }
    if attribute.arguments != nil { return property.isSpokenFor }
    if ["Binding", "Bindable", "EnvironmentObject"].contains(attribute.name) { return true }
    guard let wrapper = table.wrapper(attribute, of: property) else { return false }
    let initializers = Initializers(table: table, type: wrapper).all
    // If the wrapper could also be made without a value, the memberwise initializer takes the wrapper itself.
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
  /// The attributes that may be property wrappers. A constant has none: its attributes are macros.
  var wrappers: [Attribute] { kind == .var ? attributes.filter(\.isPropertyWrapper) : [] }

  /// Whether a wrapper has arguments: then the type of the memberwise parameter is unknown, and a call may leave it
  /// out.
  var isWrappedWithArguments: Bool { wrappers.contains { $0.arguments != nil } }
}

extension Declaration.Attribute {
  /// The type that it names, without generic arguments.
  var type: TypeSyntax {
    .named(name.prefix { $0 != "<" }.split(separator: ".").map { .init(name: String($0)) })
  }

  /// Whether it may be a property wrapper.
  var isPropertyWrapper: Bool { namesType && !name.hasSuffix("Actor") }

  /// Whether it names a type: it begins with a capital, unlike the compiler's own attributes, such as `@globalActor`.
  package var namesType: Bool { name.split(separator: ".").last?.first?.isUppercase == true }
}
