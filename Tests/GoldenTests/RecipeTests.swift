// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
@testable import DIToolCore
import Testing

/// The recipes, besides their programs, which `DocumentedExampleTests` runs.
@Suite("Recipes")
struct RecipeTests {
  private static let pages = DocumentedPage.articles.filter { $0.path.contains("/Recipes") }
  static let shown = pages.flatMap(DocumentedProgram.shown)

  @Test("Generated lines and pictures belong to the program above them", arguments: shown)
  func isMadeFromProgram(program: DocumentedProgram) throws {
    let block = try #require(program.console)
    let result = program.generate(try #require(program.modules.last { !$0.isTest }), atLinesOfPage: false)
    if block.language == "mermaid" {
      let graph = GraphReading(try #require(result.graph), relativeTo: "").document
      #expect(MermaidText(graph).text == block.text)
    } else {
      #expect(try #require(result.text).contains("\n" + block.text))
    }
  }

  @Test("There are some, and each program has its output")
  func thereAreSome() {
    #expect(Self.pages.count == 3)
    for language in ["text", "mermaid"] {
      #expect(Self.shown.contains { $0.console?.language == language })
    }
    let blocks = Self.pages.flatMap(\.blocks)
    #expect(blocks.count { $0.language == "console" } > 5)
  }
}
