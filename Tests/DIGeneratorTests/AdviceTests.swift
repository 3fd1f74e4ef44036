// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Suggestions in notes")
struct AdviceTests {
  private let behind: Advice = "write behind it: \("/* @arg */", .behind)"

  @Test("A suggestion stands in the text and beside it")
  func one() {
    #expect(behind.text == "write behind it: /* @arg */")
    #expect(behind.suggestions == [.init(kind: .behind, text: "/* @arg */")])
  }

  @Test("An advice within another one keeps its suggestions, in the order of the text")
  func nested() {
    let both: Advice = "add \("boxed", .option) to '\(7)', or \(behind)"
    #expect(both.text == "add boxed to '7', or write behind it: /* @arg */")
    #expect(both.suggestions.map(\.text) == ["boxed", "/* @arg */"])
    #expect(both.suggestions.map(\.kind) == [.option, .behind])
  }

  @Test("A note that only names a provider asks for no edit")
  func none() throws {
    let source = "// @provide\nstruct A { let b: B }\n"
    let file = SourceFile(path: "A.swift", module: "App", bytes: Array(source.utf8))
    let mistake = try #require(Pipeline.generate(module: "App", sources: [file]).diagnostics.first)
    #expect(mistake.notes.map(\.advice.suggestions.count) == [0, 1])
  }
}
