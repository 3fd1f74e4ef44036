// SPDX-License-Identifier: MIT

/// Types as the generated file can name them: with their module where a module that was read has a type of the same
/// name.
struct RuntimeNames: Sendable {
  let container: String
  let key: String
  let overrides: String
  private let taken: Set<String>

  /// Takes those whose names the sources read have types of, too.
  init(taken: Set<String>) {
    let name = { (type: RuntimeType) in
      taken.contains(type.rawValue) ? "DIRuntime.\(type.rawValue)" : type.rawValue
    }
    (container, key, overrides) = (name(.container), name(.key), name(.overrides))
    self.taken = taken
  }

  /// Whether a module that was read has a type of that name.
  func isTaken(_ type: RuntimeType) -> Bool { taken.contains(type.rawValue) }

  /// One of Swift's own types.
  func swift(_ name: String) -> String { taken.contains(name) ? "Swift::\(name)" : name }
}

/// The runtime's types that a generated file mentions, whatever it is for: where a target has a type of that name too,
/// its file must tell them apart.
enum RuntimeType: String, CaseIterable, Sendable {
  case container = "Container"
  case key = "Key"
  case overrides = "Overrides"
  case lazy = "Lazy"
  case provider = "Provider"
  case box = "Box"
}

/// The runtime's injected properties, which ask the container that is current when their holder is made.
enum InjectedProperty: String, CaseIterable, Sendable {
  case lazily = "Injected"
  case eachTime = "InjectedEachTime"
  case eagerly = "InjectedEagerly"
  case ifPresent = "InjectedIfPresent"
  case box = "InjectedBox"
}
