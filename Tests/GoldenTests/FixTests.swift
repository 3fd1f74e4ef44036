// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

@Suite("Fixes of golden cases")
struct GoldenFixTests {
  @Test("Every fix can be done, and doing all comes to an end", arguments: GoldenGroup.all("Broken"))
  func end(group: GoldenGroup) throws {
    for golden in group.cases { _ = try end(golden, choosing: []) }
  }

  @Test("Every proposal can be made, and most mistakes are mended by the first ones")
  func proposals() throws {
    let all = GoldenGroup.all("Broken").flatMap(\.cases)
    let left = try all.filter { try !end($0, choosing: Set(1...99)) }
    #expect(all.count - left.count >= 150, "\(all.count - left.count) of \(all.count) are mended")
  }

  /// Mends as long as something can be mended.
  /// - Returns: whether nothing is wrong at the end.
  private func end(_ golden: GoldenCase, choosing chosen: Set<Int>) throws -> Bool {
    var sources = try golden.sources()
    var result = try golden.generate()
    for _ in 1...5 {
      let plan = FixPlan(for: result.diagnostics, choosing: chosen)
      guard plan.mended > 0 else { return result.diagnostics.isEmpty }
      let bytes = Dictionary(uniqueKeysWithValues: plan.sortedPatches.map { ($0.file.path, $0.bytes) })
      sources = sources.map {
        SourceFile(path: $0.path, module: $0.module, bytes: bytes[$0.path] ?? $0.bytes)
      }
      // Of several mistakes that read alike, some may be left.
      let mended = Set(result.diagnostics.map(\.message)).subtracting(plan.left.map(\.diagnostic.message))
      result = Pipeline.generate(module: "App", sources: sources, isLibrary: golden.isLibrary)
      #expect(result.diagnostics.allSatisfy { !mended.contains($0.message) }, "\(golden.testDescription)")
    }
    Issue.record("there is always something left to mend in \(golden.testDescription)")
    return false
  }
}
