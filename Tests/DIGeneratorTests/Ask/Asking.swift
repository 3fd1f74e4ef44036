// SPDX-License-Identifier: MIT

import Foundation

@testable import DIGeneratorCore
@testable import DIToolCore

extension Workshop {
  /// Asks about a target of one file, which is written first.
  func ask(_ words: String..., about text: String) throws -> (code: Int32, output: String, errors: String) {
    try write(text, to: "App.swift")
    return run(all: words + ["--root", folder.path, "--module", "App", path("App.swift")])
  }
}

/// The example BookShop, asked as the command plugin asks it.
enum Shop {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/BookShop").standardizedFileURL

  /// The paths of a folder's Swift files.
  private static func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: Self.folder.appending(path: folder).path)
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .map { Self.folder.appending(path: "\(folder)/\($0)").path }
  }

  static func ask(_ words: String...) throws -> (code: Int32, output: String, errors: String) {
    try ask(words)
  }

  static func ask(_ words: [String]) throws -> (code: Int32, output: String, errors: String) {
    let workshop = try Workshop()
    func list(_ folders: String..., to name: String) throws -> String {
      let files = folders.flatMap(Self.files)
      try workshop.write(files.sorted().joined(separator: "\n") + "\n", to: name)
      return "@" + workshop.path(name)
    }
    let below = [
      ("ShopCore", "Core/Sources/ShopCore"), ("Baskets", "Sources/Baskets"), ("Ordering", "Sources/Ordering"),
    ]
    let own = ["--module", "BookShop", try list("Sources/BookShop", to: "BookShop.txt")]
    let others = try below.flatMap { ["--dependency", $0.0, try list($0.1, to: "\($0.0).txt")] }
    try workshop.write(
      (own + others + ["--package", "ShopCore", "Core"]).joined(separator: "\n"), to: "arguments.txt")
    let tests = try list("Tests", "Core/Tests", to: "tests.txt")
    let target = ["--root", folder.path, "--others", tests, "@" + workshop.path("arguments.txt")]
    return workshop.run(all: words + target)
  }
}

/// A made-up program of 1,000 providers, each of which needs up to two others.
enum LargeProgram {
  static let text = "import DIRuntime\n" + (0..<1_000).map(provider).joined() + start

  private static func provider(_ number: Int) -> String {
    let needs = Set([number / 2, number / 3]).filter { $0 < number }.sorted()
    let parameters = needs.map { "p\($0): Part\($0)" }.joined(separator: ", ")
    return "// @provide(singleton)\nfinal class Part\(number): Sendable { init(\(parameters)) {} }\n\n"
  }

  private static let start = "func start() {\n  let container = Container()\n  _ = container.part999\n}\n"
}
