// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

@Suite("Mending a single mistake")
struct SingleMistakeTests {
  private func diagnostics(of bytes: [UInt8]) -> [Diagnostic] {
    Pipeline.generate(
      module: "App", sources: [SourceFile(path: "App.swift", module: "App", bytes: bytes)]
    ).diagnostics
  }

  private func plan(for mistake: Mistake) -> (plan: FixPlan, found: [Diagnostic]) {
    let found = diagnostics(of: Array(mistake.source.utf8))
    return (FixPlan(for: found), found)
  }

  @Test("It is one error, and once it is mended nothing is wrong", arguments: Mistake.mended)
  func isMended(mistake: Mistake) throws {
    let (plan, found) = plan(for: mistake)
    #expect(found.count == 1, "\(found.map(\.text).joined())")
    let patch = try #require(plan.sortedPatches.first, "\(found.map(\.text).joined())")
    let left = diagnostics(of: patch.bytes).map(\.text).joined()
    #expect(left == "", "\(String(decoding: patch.bytes, as: UTF8.self))")
  }
}
