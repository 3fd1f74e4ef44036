// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

@testable import DIToolCore

/// Questions about elements with keys and orders.
struct ElementQuestionTests {
  private let workshop = try! Workshop()

  private static let program = """
    enum Format { case csv, json }
    protocol Parser {}

    // @provide(into: Parser, key: Format.csv, order: 2)
    struct CSVParser: Parser {}

    // @provide(into: Parser, key: Format.json)
    struct JSONParser: Parser {}

    // @provide
    struct Importer {
      let all: [any Parser]
      let byFormat: [Format: any Parser]
      let parser: (Format) -> any Parser
    }

    func use() { _ = Container().importer }

    """

  private func ask(_ words: String...) throws -> String {
    try workshop.write(Self.program, to: "App.swift")
    return workshop.run(
      all: words + ["--root", workshop.folder.path, "--module", "App", workshop.path("App.swift")]
    )
    .output
  }

  @Test func treeOfNeedsNamesKeysAndOrders() throws {
    let tree = try ask("needs", "importer")
    #expect(tree.contains("element for Format.csv: csvParser"))
    #expect(tree.contains("element for Format.json: jsonParser"))
    #expect(tree.contains("element of order 2: csvParser"))
    #expect(tree.contains("later: parsersByFormat"))
  }

  @Test func wayToAnElementNamesItsKey() throws {
    #expect(try ask("why", "jsonParser").contains("has the element jsonParser"))
  }

  @Test func parametersNameTheCollectionThatFillsThem() throws {
    let keyed = try ask("whynot", "[Format: any Parser]", "--for", "importer")
    #expect(
      keyed.contains(
        "the collection of all with 'into: Parser' and a key: csvParser for Format.csv, jsonParser for Format.json"
      ))
    #expect(try ask("whynot", "parser", "--for", "importer").contains("and a key: csvParser for Format.csv"))
  }

  @Test func graphHasKeysAndOrders() throws {
    let graph = try ask("graph", "--format", "json")
    #expect(graph.contains(#""key":"Format.csv""#))
    #expect(graph.contains(#""order":2"#))
    #expect(try ask("graph", "--format", "mermaid").contains(#"|"Format.json"|"#))
  }
}
