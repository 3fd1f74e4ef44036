// SPDX-License-Identifier: MIT

/// Says what the generated file is isolated to: nothing, whatever the target's default.
///
/// No isolation is written where the default is none. There the compiler checks instead that nobody has forgotten to say
/// otherwise.
enum IsolationText {
  private static let heads = [
    "extension ", "func ", "let ", "var ", "struct ", "protocol ", "enum ", "class ", "final class ",
  ]

  /// Whether a line at file scope begins a declaration that has the target's default.
  static func isHead(_ line: String) -> Bool {
    let access =
      ["private ", "fileprivate ", "package ", "public ", "open "].first { line.hasPrefix($0) } ?? ""
    return heads.contains { line.dropFirst(access.count).hasPrefix($0) }
  }

  /// Compiles nowhere but where the default is none; the compiler's error has the name, which says what to do. It comes
  /// first, before all else that would not compile.
  static let check = [
    "private func \(demand)() {}",
    "nonisolated private func _isIsolatedToNothing() { \(demand)() }",
  ]

  private static let demand = "`write in the first lines of one file: // @module(isolation: MainActor)`"
}
