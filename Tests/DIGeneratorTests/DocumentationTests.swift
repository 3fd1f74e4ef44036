// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Documentation of accessors")
struct DocumentationTests {
  /// Each directive of declarations, the declaration below it, and the start of its accessor.
  static let directives = [
    (text: "// @provide", declaration: "struct Clock {}", accessor: "var clock:"),
    ("// @require", "public protocol Clock: Sendable {}", "var clock:"),
    ("// @container(parent: Container)", "struct Visit { let number: Int }", "func visit("),
  ]

  /// The lines above a declaration, with `DIRECTIVE` for the directive, and the lines of documentation that its accessor has.
  static let orders: [(above: String, kept: [String])] = [
    ("/// One.\nDIRECTIVE", ["/// One."]),
    ("DIRECTIVE\n/// One.", ["/// One."]),
    ("/// One.\nDIRECTIVE\n/// Two.", ["/// One.", "/// Two."]),
    (
      "/// One.\n///\n/// Two.\n// Not a third.\nDIRECTIVE\n// Nor a fourth.\n/// Five.",
      ["/// One.", "///", "/// Two.", "/// Five."]
    ),
    ("/** One. */\nDIRECTIVE", ["/// One."]),
    ("DIRECTIVE\n/** One. */", ["/// One."]),
    ("/** One. */\nDIRECTIVE\n/// Two.", ["/// One.", "/// Two."]),
    ("/// Not this.\n\nDIRECTIVE", []),
    ("/// Not this.\nstruct Other {}\nDIRECTIVE\n/// One.", ["/// One."]),
    ("/** Not this. */ struct Other {}\nlet one = 1 /* nor this */\nDIRECTIVE", []),
    ("/**\n Not this.\n */ struct Other {}\nlet one = 1 /* nor this */\nDIRECTIVE", []),
    ("/** Not this. */ let one = 1 /* nor this */\nDIRECTIVE", []),
  ]

  @Test("Stands above or below a directive, and its lines keep their order", arguments: directives, orders)
  func isKept(
    directive: (text: String, declaration: String, accessor: String), order: (above: String, kept: [String])
  ) throws {
    let source = "\(order.above.replacing("DIRECTIVE", with: directive.text))\n\(directive.declaration)\n"
    let file = SourceFile(path: "App.swift", module: "App", bytes: Array(source.utf8))
    let text = Pipeline.generate(module: "App", sources: [file], isLibrary: true).text ?? ""
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let accessor = try #require(lines.firstIndex { $0.contains(directive.accessor) }, "\(text)")
    let above = lines[..<accessor].reversed().drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }
    let documentation = above.reversed().map(String.init)
    #expect(documentation.first?.hasSuffix(".") == true)
    #expect(documentation.dropFirst() == (order.kept.isEmpty ? [] : ["///"] + order.kept)[...])
  }

  @Test(
    "Is not repeated for a declaration that stands behind another one on its line",
    arguments: [
      "// @container(parent: Container)\nstruct Visit { let number: Int }",
      "// @container(parent: Container)\nstruct Visit {\n  /// One.\n  let number: Int; let other: String\n}",
    ])
  func behindOtherCode(program: String) {
    let text = outcome(of: "/// A visit.\n\(program)\n").text ?? ""
    #expect(text.ranges(of: "/// A visit.").count == 1)
    #expect(text.ranges(of: "/// One.").count == program.ranges(of: "/// One.").count)
  }
}
