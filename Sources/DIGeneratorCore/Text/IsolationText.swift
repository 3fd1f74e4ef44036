// SPDX-License-Identifier: MIT

/// Says what the generated file is isolated to: nothing, whatever the target's default.
///
/// No isolation is written where the default is none. There the compiler checks instead that nobody has forgotten to say
/// otherwise.
enum IsolationText {
  /// The file's lines, each declaration at file scope free of the target's default.
  static func nonisolated(_ lines: [String]) -> [String] { lines.map(nonisolated) }

  private static let heads = [
    "extension ", "func ", "let ", "var ", "struct ", "protocol ", "enum ", "class ", "final class ",
  ]

  private static func nonisolated(_ line: String) -> String {
    let access =
      ["private ", "fileprivate ", "package ", "public ", "open "].first { line.hasPrefix($0) } ?? ""
    let isHead = heads.contains { line.dropFirst(access.count).hasPrefix($0) }
    return isHead ? "nonisolated \(line)" : line
  }

  /// Compiles nowhere but where the default is none; the compiler's error has the name, which says what to do. It comes
  /// first, before all else that would not compile.
  static let check = [
    "/// Where the target's default isolation is the main actor, this does not compile.",
    "private func \(demand)() {}",
    "nonisolated private func _isIsolatedToNothing() { \(demand)() }",
  ]

  private static let demand = "`write in the first lines of one file: // @module(isolation: MainActor)`"
}
