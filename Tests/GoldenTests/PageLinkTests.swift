// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Links in pages")
struct PageLinkTests {
  private static let package = GoldenCase.root.deletingLastPathComponent()

  /// The pages that people read on a code host.
  private static var pages: [String] {
    DocumentedPage.catalogues.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)
      return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    } + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "AGENTS.md", "Documentation/ForAgents.md"]
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

  @Test("Name scripts and tests that exist", arguments: ["AGENTS.md", "CONTRIBUTING.md"])
  func nameCommands(page: String) throws {
    let text = try String(contentsOf: Self.package.appending(path: page), encoding: .utf8)
    for script in text.matches(of: #/bash ([\w\/.]+)/#) {
      let file = Self.package.appending(path: script.1)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(script.1)")
    }
    let known = try Self.targetsAndSuites()
    for filter in text.matches(of: #/--(?:filter|skip) '?([\w|]+)/#) {
      for name in filter.1.split(separator: "|") { #expect(known.contains(String(name)), "\(name)") }
    }
  }

  /// The names by which `swift test --filter` finds tests: of test targets, and of suites.
  private static func targetsAndSuites() throws -> Set<String> {
    let tests = package.appending(path: "Tests")
    let targets = try FileManager.default.contentsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix("Tests") }
    let files = targets.flatMap { target in
      let names = FileManager.default.enumerator(atPath: tests.appending(path: target).path)
      return (names?.compactMap { $0 as? String } ?? []).map { tests.appending(path: "\(target)/\($0)") }
    }
    let suites = try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: #/struct (\w+Tests)\b/#).map { String($0.1) }
    }
    return Set(targets + suites)
  }
}
