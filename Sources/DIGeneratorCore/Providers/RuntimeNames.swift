// SPDX-License-Identifier: MIT

/// The runtime's types as the generated file can name them: with their module where a module that was read has a
/// type of the same name.
struct RuntimeNames: Sendable {
  let container: String
  let key: String
  let overrides: String
  private let taken: Set<RuntimeType>

  /// Takes those whose names the sources read have types of, too.
  init(taken: Set<RuntimeType>) {
    let name = { (type: RuntimeType) in
      taken.contains(type) ? "DIRuntime.\(type.rawValue)" : type.rawValue
    }
    (container, key, overrides) = (name(.container), name(.key), name(.overrides))
    self.taken = taken
  }

  /// Whether a module that was read has a type of that name.
  func isTaken(_ type: RuntimeType) -> Bool { taken.contains(type) }
}
