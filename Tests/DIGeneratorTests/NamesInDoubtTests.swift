// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Names that other imports may give another meaning")
struct NamesInDoubtTests {
  /// The generated text for a provider with an argument, beside another file with other imports.
  private func text(beside imports: String) -> String {
    let given = """
      import Found
      // @provide(singleton, keyed: notification)
      struct Given: Sendable {
        let notification: Notification  // @arg
      }
      enum Made {
        // @provide
        static func all() async throws(Failure) -> [Notification] { [] }
      }
      """
    let files = ["Given.swift": given, "Other.swift": "\(imports)\n// @provide\nstruct Other {}"]
    let sources = files.map { SourceFile(path: $0, module: "App", bytes: Array($1.utf8)) }
    return Pipeline.generate(module: "App", sources: sources).text ?? ""
  }

  @Test("A line that writes such a name stands at the user's line")
  func locatesLines() {
    let lines = text(beside: "import Kit").split(separator: "\n").map {
      $0.trimmingPrefix(while: \.isWhitespace)
    }
    let writing = lines.indices.filter {
      !lines[$0].hasPrefix("//") && (lines[$0].contains("Notification") || lines[$0].contains("Failure"))
    }
    #expect(writing.count == 7)
    // The start of a declaration may stand on a line of its own.
    for index in writing {
      let above = lines[(index - 2)..<index]
      #expect(above.contains { $0.hasPrefix("#sourceLocation(file: \"Given.swift\"") }, "\(lines[index])")
    }
  }

  @Test(
    "Equal imports, and modules of the toolchain beside them, put nothing in doubt",
    arguments: ["import Found", ""])
  func leavesOthersAlone(imports: String) {
    let heads = text(beside: imports).split(separator: "\n").filter { $0.contains("func given(") }
    #expect(heads == ["  func given(notification: Notification) -> Given {"])
  }
}
