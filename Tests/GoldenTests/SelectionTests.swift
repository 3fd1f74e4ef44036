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

  @Test(
    "Finds all directives where only what has some is read",
    arguments: GoldenCase.all("Valid") + GoldenCase.all("Broken") + GoldenCase.all("Rejected"))
  func findsDirectives(golden: GoldenCase) throws {
    for source in try golden.sources() {
      #expect(annotated(in: source, reading: .annotated) == annotated(in: source, reading: .all))
    }
  }

  private func annotated(in source: SourceFile, reading extent: SourceSelection.Extent) -> [String] {
    var model = SourceModel(module: source.module)
    var diagnostics = DiagnosticCollector()
    model.add([source], reading: extent, diagnostics: &diagnostics)
    return model.declarations.compactMap { declaration in
      let directives = declaration.directives + declaration.parameters.flatMap(\.directives)
      guard !directives.isEmpty else { return nil }
      let names = (model.ancestors(of: declaration).reversed() + [declaration]).map(\.name)
      return "\(declaration.place) \(declaration.conditions) \(names) \(directives.map(\.place))"
    }
  }
}
