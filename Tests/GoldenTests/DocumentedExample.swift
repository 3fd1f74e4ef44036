// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A block of Swift in the README, an article or a doc comment, and what it takes to compile it.
struct DocumentedExample: Sendable, CustomTestStringConvertible {
  /// The file, from the package's root.
  let path: String
  let line: Int
  let text: String

  var testDescription: String { "\(path):\(line)" }

  private static let package = GoldenCase.root.deletingLastPathComponent()

  /// All examples of what users see: those for generated code only are compiled by the golden programs.
  static let all: [DocumentedExample] = {
    let sources = ["Sources/DIRuntime", "Sources/DITesting"].flatMap { folder in
      (FileManager.default.enumerator(atPath: package.appending(path: folder).path)?
        .compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") && !$0.hasPrefix("Internal/") }.sorted()
        .map { "\(folder)/\($0)" }
    }
    return (["README.md"] + sources).flatMap(examples)
  }()

  private static func examples(in path: String) -> [DocumentedExample] {
    let text = (try? String(contentsOf: package.appending(path: path), encoding: .utf8)) ?? ""
    let mark = path.hasSuffix(".md") ? "" : "///"
    var examples: [DocumentedExample] = []
    var block: (line: Int, lines: [Substring])?
    for (index, whole) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = mark.isEmpty ? whole : content(of: whole)
      if line.hasPrefix("```"), let (start, lines) = block {
        examples.append(
          DocumentedExample(path: path, line: start, text: lines.joined(separator: "\n") + "\n"))
        block = nil
      } else if line == "```swift" {
        block = (index + 2, [])
      } else {
        block?.lines.append(line)
      }
    }
    return examples
  }

  /// What a line of a doc comment says.
  private static func content(of line: Substring) -> Substring {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("///") else { return "" }
    let rest = text.dropFirst(3)
    return rest.hasPrefix(" ") ? rest.dropFirst() : rest
  }

  /// The module below, of examples that have one.
  static var core: String {
    (try? String(contentsOf: GoldenCase.root.appending(path: "Golden/Core.swift"), encoding: .utf8)) ?? ""
  }

  /// Whether it has a module below.
  var importsCore: Bool { text.contains("import Core\n") }

  var isManifest: Bool { text.contains("import PackageDescription") }

  /// Whether it has an entry point of its own, or none, so that its file is not a program's main one.
  private var isLibrary: Bool {
    ["@main", "@Test", "@Suite", "XCTestCase"].contains(where: text.contains)
  }

  var fileName: String { isLibrary ? "Example.swift" : "main.swift" }

  /// The block as a file: imports above, bodies where it has `{ … }`, a property in a type.
  var source: String {
    let body = text.replacing("@testable import App\n", with: "").replacing(
      ") { … }", with: ") { fatalError() }"
    )
    .replacing("{ … }", with: "{}")
    let isProperty = body.hasPrefix("@Injected")
    return imports.map { "import \($0)\n" }.joined() + (isProperty ? "struct Holder {\n\(body)}\n" : body)
  }

  private var imports: [String] {
    ["DIRuntime"] + (text.contains("@Test") ? ["DITesting", "Testing"] : [])
      + (text.contains("XCTestCase") ? ["XCTest"] : [])
  }

  /// The declarations that it needs and does not have.
  func cast(from file: String) -> String {
    let chunks = file.split(separator: "\n\n").map(String.init)
    let own = Set(chunk(text).declared + (importsCore ? chunk(Self.core).declared : []))
    var needed = "import DIRuntime\n"
    // Without any provider there would be no container.
    var words = Set(Self.words(of: text) + (text.contains("@provide") ? [] : ["clock"]))
    var left = chunks.filter { !$0.hasPrefix("import") }
    while let index = left.firstIndex(where: { isNeeded(chunk($0), words, own) }) {
      let next = left.remove(at: index)
      needed += "\n\(next)\n"
      words.formUnion(Self.words(of: next))
    }
    return needed + (own.contains("container") || !words.contains("container") ? "" : container)
  }

  /// The container that an example speaks of.
  private var container: String {
    let isDynamic = path.contains("/Dynamic/") && !text.contains("container.dynamic")
    return "\nlet container = \(isDynamic ? "DynamicContainer" : "Container")()\n"
  }

  private func isNeeded(
    _ chunk: (declared: [String], accessors: [String]), _ words: Set<String>, _ own: Set<String>
  ) -> Bool {
    own.isDisjoint(with: chunk.declared)
      && !words.isDisjoint(with: chunk.declared + chunk.accessors)
  }

  /// What a text declares at its left margin, and the accessors that its directives make.
  private func chunk(_ text: String) -> (declared: [String], accessors: [String]) {
    var declared: [String] = []
    var accessors: [String] = []
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(
        of: #/^(?:@\w+ )?(?:public )?(?:final )?(?:class|struct|actor|protocol|enum|func|let|var) (\w+)/#)
      {
        declared.append(String(match.1))
      }
      if let match = line.firstMatch(of: #/as: (\w+)/#) { accessors.append(Self.accessor(String(match.1))) }
    }
    if text.contains("@provide") { accessors += declared.map(Self.accessor) }
    return (declared, accessors)
  }

  private static func accessor(_ type: String) -> String { type.prefix(1).lowercased() + type.dropFirst() }

  private static func words(of text: String) -> [String] {
    text.matches(of: #/\w+/#).map { String($0.output) }
  }
}
