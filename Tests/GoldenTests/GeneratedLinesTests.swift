// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
@testable import DIToolCore
import Testing

/// Generated lines and pictures of graphs on pages, besides their programs, which `DocumentedExampleTests` runs.
@Suite("Generated lines on pages")
struct GeneratedLinesTests {
  /// Their blocks of these languages have other sources, and other tests.
  private static let others = ["README", "HowItWorks", "Troubleshooting", "LookAtTheGraph", "StrictTests"]
  private static let pages = DocumentedPage.articles.filter { page in
    !others.contains { page.path.hasSuffix("\($0).md") }
  }
  static let shown = pages.flatMap(DocumentedProgram.shown)

  @Test("Generated lines and pictures belong to the program above them", arguments: shown)
  func isMadeFromProgram(program: DocumentedProgram) throws {
    let block = try #require(program.console)
    let result = program.generate(try #require(program.modules.last { !$0.isTest }), atLinesOfPage: false)
    if block.language == "mermaid" {
      let graph = GraphReading(try #require(result.graph), relativeTo: "").document
      #expect(MermaidText(graph).text == block.text)
    } else {
      let generated = try #require(result.text)
      for lines in block.text.dropLast().split(separator: "\n\n") {
        #expect(generated.contains("\n" + lines))
      }
    }
  }

  @Test("There are some, and each recipe has its output")
  func thereAreSome() {
    for language in ["text", "mermaid"] {
      #expect(Self.shown.count { $0.console?.language == language } > 10)
    }
    let recipes = Self.pages.filter { $0.path.contains("/Recipes") }
    #expect(recipes.count == 3)
    #expect(recipes.flatMap(\.blocks).count { $0.language == "console" } > 4)
  }
}
