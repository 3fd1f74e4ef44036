// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Golden files, reading no more than needed")
struct GoldenSelectionTests {
  @Test("Comes to the same as reading everything", arguments: GoldenCase.all("Valid"))
  func isEnough(golden: GoldenCase) throws {
    let needed = Pipeline.generate(
      module: "App", sources: try golden.sources(), reading: .needed, isLibrary: golden.isLibrary)
    #expect(needed.diagnostics.map(\.text).joined() == "")
    #expect(try needed.text == golden.generate().text)
  }

  @Test("Finds nothing wrong below where nothing is", arguments: GoldenCase.all("Valid"))
  func blamesNobody(golden: GoldenCase) throws {
    let result = Pipeline.generate(
      module: "App", sources: try golden.sources(), reading: .all, isLibrary: golden.isLibrary,
      blamesBelow: true)
    #expect(result.diagnostics.map(\.text).joined() == "")
  }
}
