// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

@Suite("Accessors that are called, in golden cases")
struct GoldenMissingAccessorTests {
  @Test("No accessor of a program that builds is taken for missing", arguments: GoldenGroup.all("Valid"))
  func valid(group: GoldenGroup) throws {
    for golden in group.cases {
      let names = try FileManager.default.contentsOfDirectory(atPath: golden.folder.path)
      let runs = try names.filter { $0.hasSuffix(".swift") }.map { name in
        let bytes = Array(try Data(contentsOf: golden.folder.appending(path: name)))
        return SourceFile(path: name, module: "App", bytes: bytes)
      }
      let result = Pipeline.generate(
        module: "App", sources: try golden.sources() + runs, isLibrary: golden.isLibrary, readsAll: true)
      let graph = try #require(result.graph)
      let missing = MissingAccessors(in: graph, isWhole: true)?.diagnostics ?? []
      #expect(missing.map(\.text) == [], "\(golden.testDescription)")
    }
  }
}
