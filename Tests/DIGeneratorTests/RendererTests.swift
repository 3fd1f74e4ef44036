// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

@Suite("Forms of diagnostics")
struct RendererTests {
  /// A note, a fix, and a character of several bytes before the columns.
  private let result = outcome(
    of:
      "/* ä */ struct Ä {}\n// @provide\nstruct B { let ä: Ä }\n", at: "Grün/A b.swift")

  private let nowhere = Place(whole: SourceFile(path: "A.swift", module: "", bytes: []))

  @Test("Text is what the compiler would print")
  func text() {
    #expect(
      DiagnosticFormat.text.text(of: result.diagnostics) == """
        Grün/A b.swift:3:16: error: no provider for 'Ä' [#MissingProvider]
        Grün/A b.swift:3:16: note: 'b' needs 'Ä' for its parameter 'ä'
        Grün/A b.swift:1:10: note: 'Ä' is not provided; write above it: // @provide; or, if the caller has it, behind the parameter: /* @arg */

        """)
  }

  @Test("JSON has the same, columns in bytes")
  func json() {
    let result = outcome(of: "// @provide(singelton)\nclass A {}\n")
    #expect(
      DiagnosticFormat.json.text(of: result.diagnostics) == #"""
        [
        {"id":"UnknownOption","severity":"error","file":"App.swift","line":1,"column":13,"message":"unknown option 'singelton'; did you mean 'singleton'?","notes":[],"fixes":[{"title":"replace 'singelton' with 'singleton'","edits":[{"file":"App.swift","line":1,"column":13,"endLine":1,"endColumn":22,"old":"singelton","new":"singleton"}]}]}
        ]

        """#)
  }

  @Test("JSON has null for what a whole file has not, and several lines for several mistakes")
  func jsonOfFiles() {
    let other = SourceFile(path: "B", module: "App", bytes: Array("ab".utf8))
    let diagnostic = Diagnostic(
      .unreadableSource, "no \"A\"", at: nowhere, notes: [other.place(at: 1).note("n")])
    let line =
      #"{"id":"UnreadableSource","severity":"error","file":"A.swift","line":null,"column":null,"message":"no \"A\"","notes":[{"file":"B","line":1,"column":2,"message":"n"}],"fixes":[]}"#
    #expect(DiagnosticJSON.text(of: [diagnostic, diagnostic]) == "[\n\(line),\n\(line)\n]\n")
  }

  /// Rules are listed in the order of the IDs.
  private func number(of id: DiagnosticID) -> Int { DiagnosticID.allCases.firstIndex(of: id) ?? -1 }

  @Test("SARIF counts columns in code points, and escapes paths")
  func sarif() {
    #expect(
      results(of: result) == #"""
        [{"ruleId":"MissingProvider","ruleIndex":\#(number(of: .missingProvider)),"level":"error","message":{"text":"no provider for 'Ä'"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"Gr%C3%BCn/A%20b.swift"},"region":{"startLine":3,"startColumn":16}}}],"relatedLocations":[{"id":1,"physicalLocation":{"artifactLocation":{"uri":"Gr%C3%BCn/A%20b.swift"},"region":{"startLine":3,"startColumn":16}},"message":{"text":"'b' needs 'Ä' for its parameter 'ä'"}},{"id":2,"physicalLocation":{"artifactLocation":{"uri":"Gr%C3%BCn/A%20b.swift"},"region":{"startLine":1,"startColumn":9}},"message":{"text":"'Ä' is not provided; write above it: // @provide; or, if the caller has it, behind the parameter: /* @arg */"}}]}]
        """#)
  }

  @Test("SARIF carries the exact edit, counted behind a byte-order mark")
  func sarifFix() {
    #expect(
      results(of: outcome(of: "\u{FEFF}// @provide(/* ä */ singelton)\r\nclass A {}\r\n", at: "/a/B.swift"))
        == #"""
        [{"ruleId":"UnknownOption","ruleIndex":3,"level":"error","message":{"text":"unknown option 'singelton'; did you mean 'singleton'?"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"file:///a/B.swift"},"region":{"startLine":1,"startColumn":21}}}],"fixes":[{"description":{"text":"replace 'singelton' with 'singleton'"},"artifactChanges":[{"artifactLocation":{"uri":"file:///a/B.swift"},"replacements":[{"deletedRegion":{"startLine":1,"startColumn":21,"endLine":1,"endColumn":30},"insertedContent":{"text":"singleton"}}]}]}]}]
        """#)
  }

  @Test("SARIF's own marks in a message are doubled; a whole file has no region")
  func sarifOfFiles() {
    let text = DiagnosticSARIF.text(of: [Diagnostic(.unknownOption, "no {0}\u{301}", at: nowhere)])
    #expect(text.contains(#""message":{"text":"no {{0}}\#u{301}"}"#))
    #expect(text.contains(#"{"physicalLocation":{"artifactLocation":{"uri":"A.swift"}}}"#))
  }

  @Test("SARIF without a mistake is a whole log, with all rules")
  func empty() throws {
    let text = DiagnosticFormat.sarif.text(of: [])
    #expect(text.hasPrefix(#"{"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/"#))
    #expect(text.hasSuffix("\"columnKind\":\"unicodeCodePoints\",\"results\":[]}]}\n"))
    for id in DiagnosticID.allCases {
      #expect(
        text.contains(#"{"id":"\#(id.rawValue)","name":"\#(id.rawValue)","shortDescription":{"text":""#))
    }
    #expect(DiagnosticFormat.json.text(of: []) == "[]\n")
    #expect(DiagnosticFormat.text.text(of: []) == "")
  }

  /// The results in a log: what comes before them is the same in all.
  private func results(of result: GeneratorResult) -> String {
    let text = DiagnosticSARIF.text(of: result.diagnostics)
    let start = text.firstRange(of: "\"results\":")?.upperBound ?? text.endIndex
    return String(text[start...].dropLast(4))
  }
}
