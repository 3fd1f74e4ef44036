// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
@testable import DIToolCore

/// A broken golden case, and the sources that `di fix` makes of it.
struct MendedCase {
  let golden: GoldenCase
  var sources: [SourceFile]
  private(set) var diagnostics: [Diagnostic]

  init(_ golden: GoldenCase) throws {
    self.golden = golden
    sources = try golden.sources()
    diagnostics = try golden.generate().diagnostics
  }

  init(_ golden: GoldenCase, _ sources: [SourceFile], _ diagnostics: [Diagnostic]) {
    (self.golden, self.sources, self.diagnostics) = (golden, sources, diagnostics)
  }

  /// The plan for one diagnostic, or for all.
  func plan(for diagnostics: [Diagnostic], choosing chosen: Set<Int> = []) -> FixPlan {
    FixPlan(for: diagnostics.map(\.withFittingFix), choosing: chosen)
  }

  /// The sources after a plan.
  func sources(after plan: FixPlan) -> [SourceFile] {
    let bytes = Dictionary(uniqueKeysWithValues: plan.sortedPatches.map { ($0.file.path, $0.bytes) })
    return sources.map { SourceFile(path: $0.path, module: $0.module, bytes: bytes[$0.path] ?? $0.bytes) }
  }

  /// The generator's messages about other sources.
  func result(of sources: [SourceFile]) throws -> GeneratorResult { try golden.generate(sources) }

  /// Whether a way to mend one of the mistakes leads to other sources, up to the form of their comments.
  func offers(_ others: [SourceFile]) -> Bool {
    diagnostics.contains { diagnostic in
      (1...max(1, plan(for: [diagnostic]).ways)).contains { number in
        let plan = plan(for: [diagnostic], choosing: [number])
        return plan.mended == 1 && self.sources(after: plan).map(\.plainText) == others.map(\.plainText)
      }
    }
  }

  /// Mends as long as something can be mended, with the first way where there is a choice.
  /// - Returns: whether it comes to an end.
  mutating func mend(withChoices: Bool) throws -> Bool {
    for _ in 1...25 {
      let plan = plan(for: diagnostics, choosing: withChoices ? Set(1...999) : [])
      guard plan.mended > 0 else { return true }
      sources = sources(after: plan)
      diagnostics = try result(of: sources).diagnostics
      if diagnostics.isEmpty { return true }
    }
    return false
  }
}

extension SourceFile {
  /// Its text, with all comments of one form.
  fileprivate var plainText: String {
    String(decoding: bytes, as: UTF8.self).replacing("/*", with: "//").replacing(" */", with: "")
      .replacing("  //", with: " //")
  }
}

/// How many mistakes of an ID are mended without a choice, with one, and by hand.
struct MendCount {
  var (mended, offered, left) = (0, 0, 0)

  var all: Int { mended + offered + left }

  static func += (counts: inout MendCount, others: MendCount) {
    counts.mended += others.mended
    counts.offered += others.offered
    counts.left += others.left
  }

  static func += (counts: inout MendCount, plan: FixPlan) {
    for (_, obstacle) in plan.left {
      switch obstacle {
      case .noFix, .foreign: counts.left += 1
      case .choice: counts.offered += 1
      case .overlap: counts.mended += 1
      }
    }
    counts.mended += plan.mended
  }

  /// A row of a table.
  func row(_ title: String) -> String { "| \(title) | \(all) | \(mended) | \(offered) | \(left) |\n" }
}
