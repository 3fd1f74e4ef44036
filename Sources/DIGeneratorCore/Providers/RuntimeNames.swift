// SPDX-License-Identifier: MIT

/// The runtime's types as the generated file can name them: with their module where a module that was read has a
/// type of the same name.
struct RuntimeNames: Sendable {
  let container: String
  let key: String
  let overrides: String
  private let taken: Set<String>

  init(model: SourceModel) {
    let taken = Set(
      model.declarations.lazy.filter { $0.parent == nil && ($0.isType || $0.kind == .typealias) }.map(\.name))
    let name = { (type: RuntimeType) in
      taken.contains(type.rawValue) ? "DIRuntime.\(type.rawValue)" : type.rawValue
    }
    (container, key, overrides) = (name(.container), name(.key), name(.overrides))
    self.taken = taken
  }


  /// Whether a module that was read has a type of that name.
  func isTaken(_ type: RuntimeType) -> Bool { taken.contains(type.rawValue) }
}
