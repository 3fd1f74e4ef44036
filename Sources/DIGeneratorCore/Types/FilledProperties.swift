// SPDX-License-Identifier: MIT

extension Initializers {
  /// Whether a stored property needs nothing from an initializer: it has a value, or its wrapper is made of nothing.
  func isSet(_ property: Declaration) -> Bool {
    property.hasInitialValue || isMadeOfNothing(property)
  }

  /// Whether a property's wrapper needs neither arguments nor a value, as in `@Injected var clock: any Clock`.
  func isMadeOfNothing(_ property: Declaration) -> Bool {
    guard let wrapper = property.onlyWrapper else { return false }
    guard let type = table.identity(of: wrapper.type, in: property.scope).declaration else {
      return table.isFilledFromAround(property)
    }
    return written(in: type).contains(where: takesNothing)
  }

  /// Whether an initializer can be called without arguments, whatever its type's parameters are.
  func takesNothing(_ initializer: Declaration) -> Bool {
    let around = [initializer] + initializer.ancestors
    return initializer.parameters.allSatisfy { $0.defaultValue != nil } && around.allSatisfy { !$0.isForSome }
  }
}

extension TypeTable {
  /// Whether a property gets its value from a container or from SwiftUI or SwiftData, and nobody passes it.
  func isFilledFromAround(_ property: Declaration) -> Bool {
    guard let wrapper = property.onlyWrapper else { return false }
    let name = wrapper.name.prefix { $0 != "<" }
    if isInjectedProperty(name, property) { return true }
    return filledBySwiftUI.contains(String(name))
      && identity(of: wrapper.type, in: property.scope).declaration == nil
  }
}

/// SwiftUI's wrappers that are made of nothing, and the macro of SwiftData's that stands for one.
private let filledBySwiftUI: Set<String> = [
  "AccessibilityFocusState", "EnvironmentObject", "FocusState", "Namespace", "Query",
]

extension Declaration {
  /// Its wrapper, where that stands alone, without arguments, and the property has no value that it could take.
  fileprivate var onlyWrapper: Attribute? {
    guard value == nil, wrappers.count == 1, wrappers[0].arguments == nil else { return nil }
    return wrappers[0]
  }
}
