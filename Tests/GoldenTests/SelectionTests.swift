// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Golden files, blaming the modules below")
struct GoldenBlameTests {
  @Test("Finds nothing wrong below where nothing is", arguments: GoldenGroup.all("Valid"))
  func blamesNobody(group: GoldenGroup) throws {
    for golden in group.cases {
      var model = SourceModel(module: "App", isLibrary: golden.isLibrary)
      model.add(try golden.sources())
      let result = Pipeline.generate(TypeTable(model: model), blamesBelow: true)
      #expect(result.diagnostics.map(\.text).joined() == "", "\(golden.testDescription)")
    }
  }
}
