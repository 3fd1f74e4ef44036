// SPDX-License-Identifier: MIT

import Foundation

/// A fenced block of a page or of a doc comment.
struct DocumentedBlock: Sendable {
  /// The file, from the package's root.
  let page: String
  /// The line of its first line.
  let line: Int
  let language: String
  let text: String

  /// The text of the first line behind `//`: the path of a file, or that the block belongs to the one above.
  var heading: String? {
    guard let first = text.split(separator: "\n").first, first.hasPrefix("// ") else { return nil }
    return String(first.dropFirst(3))
  }

  /// The file that the block is, where it names one: `// Sources/App/main.swift`.
  var path: String? {
    heading.flatMap { $0.wholeMatch(of: #/(?:Sources|Tests)/\w+/[\w+]+\.swift/#) != nil ? $0 : nil }
  }

  /// Whether the block is pasted below the one above.
  var isAdded: Bool { heading?.hasPrefix("Added to the example above") ?? false }

  var isManifest: Bool { text.contains("import PackageDescription") }
}

/// A page of the documentation, or a source file with doc comments.
struct DocumentedPage: Sendable {
  static let root = GoldenCase.root.deletingLastPathComponent()
  static let catalogues = ["Sources/DIRuntime/DIRuntime.docc", "Sources/DITesting/DITesting.docc"]

  /// The file, from the package's root.
  let path: String
  let text: String
  let blocks: [DocumentedBlock]
  /// The page whose program this one continues: the one that it names behind "continues".
  let continued: String?
  /// The files of that program that the page says to delete.
  let deleted: [String]

  init(_ path: String) {
    text = (try? String(contentsOf: Self.root.appending(path: path), encoding: .utf8)) ?? ""
    self.path = path
    blocks = Self.blocks(in: text, of: path)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    deleted = text.matches(of: #/Delete `([\w\/.]+)`/#).map { String($0.1) }
    continued = text.firstMatch(of: #/continues\s+\[[^\]]+\]\((\w+)\.md\)/#).map { "\(folder)/\($0.1).md" }
  }

  /// The pages at the top and for tools that write code, and all articles.
  static let articles: [DocumentedPage] = {
    let articles = catalogues.flatMap { folder in files(in: folder, ending: ".md") }
    return (["README.md", "AGENTS.md", "Documentation/ForAgents.md"] + articles).map(DocumentedPage.init)
  }()

  /// The sources whose doc comments people see.
  static let sources: [DocumentedPage] = ["Sources/DIRuntime", "Sources/DITesting"].flatMap { folder in
    files(in: folder, ending: ".swift").filter { !$0.contains("/Internal/") }.map(DocumentedPage.init)
  }

  private static func files(in folder: String, ending end: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let names = all?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(end) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func blocks(in text: String, of path: String) -> [DocumentedBlock] {
    let isSource = path.hasSuffix(".swift")
    var blocks: [DocumentedBlock] = []
    var open: (line: Int, language: String, lines: [Substring])?
    for (index, whole) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = isSource ? comment(in: whole) : whole
      if line.hasPrefix("```"), let (start, language, lines) = open {
        let text = lines.map { $0 + "\n" }.joined()
        blocks.append(DocumentedBlock(page: path, line: start, language: language, text: text))
        open = nil
      } else if line.hasPrefix("```") {
        open = (index + 2, String(line.dropFirst(3)), [])
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  /// The text of a line of a doc comment.
  private static func comment(in line: Substring) -> Substring {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("///") else { return "" }
    let rest = text.dropFirst(3)
    return rest.hasPrefix(" ") ? rest.dropFirst() : rest
  }
}
