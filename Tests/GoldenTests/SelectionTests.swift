// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Golden files, reading no more than needed")
struct GoldenSelectionTests {
  @Test("Comes to the same as reading everything", arguments: GoldenGroup.all("Valid"))
  func isEnough(group: GoldenGroup) throws {
    for golden in group.cases {
      let all = try result(golden, onlyNeeded: false)
      #expect(try result(golden, onlyNeeded: true).text == all.text, "\(golden.testDescription)")
      // Nor is anything wrong below.
      #expect(all.diagnostics.map(\.text).joined() == "", "\(golden.testDescription)")
    }
  }

  private func result(_ golden: GoldenCase, onlyNeeded: Bool) throws -> GeneratorResult {
    var model = SourceModel(module: "App", isLibrary: golden.isLibrary)
    model.add(try golden.sources(), onlyNeeded: onlyNeeded)
    return Pipeline.generate(TypeTable(model: model), blamesBelow: !onlyNeeded)
  }
}
