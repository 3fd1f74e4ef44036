// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Golden files, reading no more than needed")
struct GoldenSelectionTests {
  @Test("Comes to the same as reading everything", arguments: GoldenGroup.all("Valid"))
  func isEnough(group: GoldenGroup) throws {
    for golden in group.cases {
      let needed = Pipeline.generate(
        SourceModel(module: "App", isLibrary: golden.isLibrary), try golden.sources(), reading: .needed)
      #expect(needed.diagnostics.map(\.text).joined() == "", "\(golden.testDescription)")
      #expect(try needed.text == golden.generate().text, "\(golden.testDescription)")
    }
  }

  @Test("Finds nothing wrong below where nothing is", arguments: GoldenGroup.all("Valid"))
  func blamesNobody(group: GoldenGroup) throws {
    for golden in group.cases {
      let result = Pipeline.generate(
        SourceModel(module: "App", isLibrary: golden.isLibrary), try golden.sources(), reading: .all)
      #expect(result.diagnostics.map(\.text).joined() == "", "\(golden.testDescription)")
    }
  }
}
