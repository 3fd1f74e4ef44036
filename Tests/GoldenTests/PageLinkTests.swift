// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Links in pages")
struct PageLinkTests {
  private static let package = GoldenCase.root.deletingLastPathComponent()

  /// What people read on a code host, besides comments.
  private static var pages: [String] {
    DocumentedPage.catalogues.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)
      return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    } + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
  }

  @Test("Lead to files, as a code host takes them; Scripts/docs.sh rewrites them for DocC", arguments: pages)
  func leadSomewhere(page: String) throws {
    let file = Self.package.appending(path: page)
    // Without the title, which for a library's own page is DocC's, and without code.
    let text = try String(contentsOf: file, encoding: .utf8).drop { $0 != "\n" }
      .replacing(#/(?s)\n```.*?\n```/#, with: "")
    #expect(!text.contains("<doc:") && !text.contains(#/(^|[^`])``[A-Za-z]/#), "only DocC knows such a link")
    for link in text.replacing(#/`` .*? ``|`[^`\n]*`/#, with: "code").matches(of: #/\]\(([^)#]+)/#)
    where !link.1.contains(":") {
      let target = file.deletingLastPathComponent().appending(path: link.1)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link.1)")
    }
  }
}
