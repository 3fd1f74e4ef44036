// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

@Suite("Fixes of golden cases")
struct GoldenFixTests {
  @Test("Mending without choices comes to an end", arguments: GoldenGroup.all("Broken"))
  func ends(group: GoldenGroup) throws {
    for golden in group.cases {
      var mended = try MendedCase(golden)
      #expect(try mended.mend(withChoices: false), "\(golden.testDescription)")
    }
  }

  @Test(
    "Each way mends its mistake or leads a step further, and the file can be read; no way takes another one back",
    arguments: GoldenGroup.all("Broken"))
  func everyWay(group: GoldenGroup) throws {
    for golden in group.cases {
      let broken = try MendedCase(golden)
      for diagnostic in broken.diagnostics {
        for number in 1...max(1, broken.plan(for: [diagnostic]).ways) {
          try expectMended(diagnostic, by: number, in: broken)
        }
      }
    }
  }

  @Test(
    "Files with other line ends and a byte order mark are mended in the same way, and keep both",
    arguments: GoldenGroup.all("Broken"))
  func form(group: GoldenGroup) throws {
    for golden in group.cases {
      let plain = try MendedCase(golden)
      let sources = plain.sources.map(\.withMarkAndLongLineEnds)
      let other = MendedCase(golden, sources, try plain.result(of: sources).diagnostics)
      #expect(
        plain.diagnostics.map(\.message) == other.diagnostics.map(\.message), "\(golden.testDescription)")
      let mended = [plain, other].map {
        $0.sources(after: $0.plan(for: $0.diagnostics, choosing: Set(1...999)))
      }
      for (plain, other) in zip(mended[0], mended[1]) {
        #expect(
          String(decoding: other.bytes, as: UTF8.self)
            == String(decoding: plain.withMarkAndLongLineEnds.bytes, as: UTF8.self),
          "\(golden.testDescription)")
      }
    }
  }

  private func expectMended(_ diagnostic: Diagnostic, by number: Int, in broken: MendedCase) throws {
    let plan = broken.plan(for: [diagnostic], choosing: [number])
    guard plan.mended == 1 else { return }
    let sources = broken.sources(after: plan)
    let after = try broken.result(of: sources).diagnostics
    let isAlike = { (other: Diagnostic) in
      (other.id, other.message) == (diagnostic.id, diagnostic.message)
        && other.notes.map(\.message) == diagnostic.notes.map(\.message)
    }
    let diff = plan.sortedPatches.map { UnifiedDiff(of: $0).text }.joined()
    let title = "\(broken.golden.testDescription): \(diagnostic.text)\(diff)"
    #expect(after.count(where: isAlike) < broken.diagnostics.count(where: isAlike), "\(title)")
    #expect(!after.contains { $0.id == .malformedSource && !broken.diagnostics.contains($0) }, "\(title)")
    #expect(!MendedCase(broken.golden, sources, after).offers(broken.sources), "\(title)")
    let known = Set(broken.sources.flatMap(\.comments))
    #expect(sources.flatMap(\.comments).allSatisfy { known.contains($0) || !$0.hidesDirective }, "\(title)")
  }

  /// The table of the page. With `RECORD_GOLDEN=1` in the environment it is written, and the test fails.
  @Test(
    "The page says how many mistakes are mended",
    .disabled(if: ProcessInfo.processInfo.environment["GOLDEN"] != nil, "only some cases are wanted"))
  func table() throws {
    var counts: [DiagnosticID: MendCount] = [:]
    for golden in GoldenCase.all("Broken") {
      let broken = try MendedCase(golden)
      for (id, found) in Dictionary(grouping: broken.diagnostics, by: \.id) {
        counts[id, default: MendCount()] += broken.plan(for: found)
      }
    }
    let rows = counts.sorted { $0.key.rawValue < $1.key.rawValue }
    let all = rows.reduce(into: MendCount()) { $0 += $1.value }
    try expectOnPage(
      "| ID | mistakes | mended | offered | by hand |\n|---|---|---|---|---|\n"
        + rows.map { $0.value.row("`\($0.key.rawValue)`") }.joined() + all.row("all"))
  }

  private func expectOnPage(_ table: String) throws {
    let file = GoldenCase.root.deletingLastPathComponent().appending(
      path: "Documentation/Mends.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    if page.contains("\n\n\(table)\n") { return }
    Issue.record("the table of the page is another one:\n\(table)")
    guard ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil else { return }
    let old = #/\| ID \| mistakes \|[^\n]*\n(?:\|[^\n]*\n)*/#
    try page.replacing(old, with: table).write(to: file, atomically: true, encoding: .utf8)
  }
}

extension SourceFile {
  /// The texts of its comments.
  fileprivate var comments: [String] {
    Lexer.tokens(of: bytes).comments.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
  }

  /// The file with `\r\n` at the end of each line, and a byte order mark in front, as some editors write it.
  fileprivate var withMarkAndLongLineEnds: SourceFile {
    let lines = bytes.split(separator: "\n", omittingEmptySubsequences: false)
    let ended = lines.dropLast().map { $0 + ($0.last == "\r" ? "\n" : "\r\n").utf8 } + lines.suffix(1)
    let start = bytes.starts(with: "\u{FEFF}".utf8) ? "" : "\u{FEFF}"
    return SourceFile(path: path, module: module, bytes: Array(start.utf8) + ended.joined())
  }
}

extension String {
  /// Whether a directive stands in a comment behind other words.
  fileprivate var hidesDirective: Bool {
    let text = drop { "/* \t\u{A0}\n".contains($0) }
    return !text.hasPrefix("@") && text.contains(#/@(?:provide|require|container|arg|named)\b/#)
  }
}
