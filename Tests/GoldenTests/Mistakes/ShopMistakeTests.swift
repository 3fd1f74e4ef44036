// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
import Foundation
import Testing

/// `Documentation/Mistakes.md` shows what the build says about mistakes in `Examples/BookShop`, to the letter.
@Suite("Mistakes in the book shop")
struct ShopMistakeTests {
  private static let package = GoldenCase.root.deletingLastPathComponent()
  private static let file = package.appending(path: "Documentation/Mistakes.md")

  /// The targets, each with those below it, and the folder that its files are in.
  private static let targets: [(name: String, below: [String], folder: String)] = [
    ("ShopCore", [], "Core/Sources/ShopCore"),
    ("Baskets", ["ShopCore"], "Sources/Baskets"),
    ("Ordering", ["Baskets", "ShopCore"], "Sources/Ordering"),
    ("BookShop", ["Baskets", "Ordering", "ShopCore"], "Sources/BookShop"),
  ]

  private static func files() throws -> [String: [SourceFile]] {
    var result: [String: [SourceFile]] = [:]
    for target in targets {
      let folder = package.appending(path: "Examples/BookShop/\(target.folder)")
      result[target.name] = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
        let bytes = Array(try Data(contentsOf: folder.appending(path: $0)))
        return SourceFile(path: "\(target.name)/\($0)", module: target.name, bytes: bytes)
      }
    }
    return result
  }

  /// The generator's messages for each target that it refuses.
  private static func output(of mistake: ShopMistake?) throws -> [(target: String, text: String)] {
    var files = try files()
    if let mistake {
      let module = String(mistake.file.prefix { $0 != "/" })
      files[module] = try files[module]?.map { try $0.path == mistake.file ? mistake.made(in: $0) : $0 }
    }
    return targets.compactMap { target in
      let others = targets.map(\.name).filter { $0 != target.name && !target.below.contains($0) }
      let result = Pipeline.generate(
        module: target.name, sources: ([target.name] + target.below).flatMap { files[$0] ?? [] },
        isLibrary: target.name != "BookShop",
        packages: target.below.contains("ShopCore") ? ["ShopCore": "core"] : [:]
      ) {
        others.filter { $0 != "ShopCore" }.flatMap { files[$0] ?? [] }
      }
      return result.text == nil ? (target.name, result.diagnostics.map(\.text).joined()) : nil
    }
  }

  private static func page() throws -> String {
    let files = try files().values.joined()
    var page = """
      # Mistakes, and the messages of the build

      Each part is one mistake, made on purpose in [Examples/BookShop](../Examples/BookShop), and the output of the generator for each
      target that it then refuses. A test makes the mistakes and compares every word.

      """
    for mistake in ShopMistake.all {
      let file = try #require(files.first { $0.path == mistake.file }, "\(mistake.title)")
      page +=
        "\n## \(mistake.title)\n\n`\(mistake.file)`:\n\n```diff\n\(try mistake.difference(in: file))```\n"
      for (target, text) in try output(of: mistake) {
        page += "\nThe build of \(target):\n\n```text\n\(text)```\n"
      }
    }
    return page
  }

  @Test("Without one it builds")
  func builds() throws {
    #expect(try Self.output(of: nil).map(\.text).joined() == "")
  }

  @Test("Every one is found", arguments: ShopMistake.all.indices)
  func isFound(number: Int) throws {
    #expect(try !Self.output(of: ShopMistake.all[number]).isEmpty)
  }

  @Test("The page shows what is printed")
  func isRecorded() throws {
    let page = try Self.page()
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try page.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == page)
  }
}

extension ShopMistake {
  fileprivate func made(in file: SourceFile) throws -> SourceFile {
    let text = String(decoding: file.bytes, as: UTF8.self)
    try #require(text.contains(old), "\(title)")
    return SourceFile(path: file.path, module: file.module, bytes: Array(text.replacing(old, with: new).utf8))
  }

  /// The lines of a file that are no longer there, and those that are instead.
  fileprivate func difference(in file: SourceFile) throws -> String {
    func lines(_ file: SourceFile) -> [Substring] {
      String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    return lines(try made(in: file)).difference(from: lines(file)).map { change in
      switch change {
      case .remove(_, let line, _): "-\(line)\n"
      case .insert(_, let line, _): "+\(line)\n"
      }
    }.joined()
  }
}
