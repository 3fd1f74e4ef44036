// SPDX-License-Identifier: MIT

/// The names by which the generated file refers to types of the runtime and of Swift: with their module if the sources read
/// have a type of the same name.
struct RuntimeNames {
  /// The names of all types of the runtime that have a meaning in sources.
  static let all = RuntimeType.allCases.map(\.rawValue) + InjectedProperty.allCases.map(\.rawValue)
  /// The names of the top-level types in the sources read, without the names that only one file sees.
  let taken: Set<String>

  var container: String { name(.container) }
  var key: String { name(.key) }
  var overrides: String { name(.overrides) }

  private func name(_ type: RuntimeType) -> String { (isTaken(type) ? "DIRuntime." : "") + type.rawValue }

  /// Whether the sources read have a top-level type of that name.
  func isTaken(_ type: RuntimeType) -> Bool { taken.contains(type.rawValue) }

  /// The name of one of Swift's own types.
  func swift(_ name: String) -> String { taken.contains(name) ? "Swift::\(name)" : name }
}

/// The runtime's types that every generated file may mention. If a target has a type of the same name, its file must tell the
/// two apart.
enum RuntimeType: String, CaseIterable {
  case container = "Container"
  case key = "Key"
  case overrides = "Overrides"
  case lazy = "Lazy"
  case provider = "Provider"
  case box = "Box"

  /// The keyword that introduces its declaration, for an import of that type alone.
  var word: String { [.key, .overrides, .provider].contains(self) ? "struct" : "class" }
}

/// The runtime's injected properties, which take their values from the current container.
enum InjectedProperty: String, CaseIterable {
  case lazily = "Injected"
  case eachTime = "InjectedEachTime"
  case eagerly = "InjectedEagerly"
  case ifPresent = "InjectedIfPresent"
  case box = "InjectedBox"
}
