// SPDX-License-Identifier: MIT

/// The runtime's types as the generated file can name them: with their module where a module that was read has a
/// type of the same name.
struct RuntimeNames: Sendable {
  private let taken: Set<String>

  init(model: SourceModel) {
    taken = Set(
      model.declarations.filter { $0.parent == nil && ($0.isType || $0.kind == .typealias) }.map(\.name))
  }

  var container: String { name(of: .container) }
  var key: String { name(of: .key) }
  var overrides: String { name(of: .overrides) }

  private func name(of type: RuntimeType) -> String {
    isTaken(type) ? "DIRuntime.\(type.rawValue)" : type.rawValue
  }

  /// Whether a module that was read has a type of that name.
  func isTaken(_ type: RuntimeType) -> Bool { taken.contains(type.rawValue) }
}
