// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `Documentation/Comparison.md` shows golden cases: each block below a remark that names a file must be that file.
@Suite("The page that compares messages")
struct ComparisonTests {
  private struct Block {
    var file: String
    var text: String
  }

  private static let root = GoldenCase.root.deletingLastPathComponent()

  private static func blocks() throws -> [Block] {
    let page = try String(contentsOf: root.appending(path: "Documentation/Comparison.md"), encoding: .utf8)
    return page.components(separatedBy: "<!-- Tests/Golden/").dropFirst().compactMap { part in
      let lines = part.components(separatedBy: "\n")
      guard let name = lines.first?.components(separatedBy: " -->").first, lines.count > 2 else { return nil }
      let body = lines.dropFirst().drop { !$0.hasPrefix("```") }.dropFirst().prefix { !$0.hasPrefix("```") }
      return Block(file: "Tests/Golden/\(name)", text: body.map { $0 + "\n" }.joined())
    }
  }

  @Test("What it says that our build prints is what it prints")
  func isRecorded() throws {
    let blocks = try Self.blocks()
    #expect(blocks.filter { $0.file.hasSuffix(".txt") }.count == 5)
    for block in blocks {
      let file = try String(contentsOf: Self.root.appending(path: block.file), encoding: .utf8)
      #expect(block.text == file, "\(block.file)")
    }
  }
}
