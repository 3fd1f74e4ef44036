// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

@Suite("Explanations")
struct ExplanationTests {
  @Test("The broken program has exactly that mistake", arguments: DiagnosticID.allCases)
  func broken(id: DiagnosticID) {
    #expect(id.explanation.report.map(\.id) == [id])
  }

  @Test("The mended program has none", arguments: DiagnosticID.allCases)
  func mended(id: DiagnosticID) {
    let diagnostics = Explanation.diagnostics(of: Array(id.explanation.mended.utf8))
    #expect(diagnostics.map(\.text) == [])
  }

  @Test(
    "Where a program can mend it, the mended program is what that gives", arguments: DiagnosticID.allCases)
  func fixed(id: DiagnosticID) {
    let result = outcome(of: id.explanation.broken)
    let plan = FixPlan(for: result.diagnostics.filter { $0.fix != nil })
    guard let patch = plan.sortedPatches.first else { return }
    #expect(String(decoding: patch.bytes, as: UTF8.self) == id.explanation.mended)
  }

  @Test("A page is written like the others", arguments: DiagnosticID.allCases)
  func form(id: DiagnosticID) {
    let page = id.explanation
    #expect(page.summary.first?.isLowercase == true && page.summary.last != ".")
    #expect(page.meaning.last == "." && page.meaning.split(separator: "\n").allSatisfy { $0.count <= 110 })
    #expect(page.broken.hasSuffix("\n") && page.mended.hasSuffix("\n"))
  }

  @Test("A page says what is wrong, with the exact words of the build")
  func page() {
    #expect(
      Workshop.explain("[#InvalidName]") == """
        InvalidName: a name cannot be an accessor's

        The name behind 'name:' or '@named' is not an identifier, is in quotes, or is a word that no member can
        have, such as 'init'. Or the type makes no name, such as a tuple, and none is given. Accessors are
        members of the container, so write their names like the names of properties.

        A program with this mistake:

            // @provide(name: "main")
            final class Store {}

        The build says:

            App.swift:1:19: error: a name has no quotes; write main [#InvalidName]

        The program mended:

            // @provide(name: main)
            final class Store {}

        """)
  }

  @Test("Without an ID all are listed, a line each")
  func list() {
    let lines = Workshop.explain().split(separator: "\n").map(String.init)
    #expect(lines.map { $0.prefix { $0 != " " } } == DiagnosticID.allCases.map { $0.rawValue[...] })
    #expect(lines[0] == "UnreadableSource        a file cannot be read")
  }

  @Test(
    "The committed page is up to date: DITool explain --format markdown > Documentation/Diagnostics.md")
  func documentation() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Documentation/Diagnostics.md")
    #expect(try String(contentsOf: file, encoding: .utf8) == Workshop.explain("--format", "markdown"))
  }
}

extension Workshop {
  /// What `explain` prints.
  fileprivate static func explain(_ words: String...) -> String {
    var output = ""
    let code = Tool.run(["explain"] + words, output: { output += $0 }, errors: { output += $0 })
    #expect(code == 0)
    return output
  }
}
