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

extension Workshop {
  /// Asks about a target of several files, above a module Base if it has files.
  func ask(_ words: [String], files: [String], base: String? = nil) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let paths = try files.enumerated().map { number, text in
      try write(text, to: "F\(number).swift")
      return path("F\(number).swift")
    }
    var below: [String] = []
    if let base {
      try write(base, to: "Base.swift")
      try write(path("Base.swift") + "\n", to: "base.txt")
      below = ["--dependency", "Base", "@" + path("base.txt")]
    }
    return run(all: words + ["--root", folder.path, "--module", "App"] + paths + below)
  }
}

/// An example, asked as the command plugin asks it.
struct Example {
  let folder: URL
  /// The module of the program, and the modules below it, each with its folder.
  let module: String
  var below: [(module: String, folder: String)]
  var tests = ["Tests"]
  /// The modules of other packages, each with its package.
  var packages: [String] = []

  init(_ name: String, module: String, below: [(module: String, folder: String)]) {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Examples")
    (folder, self.module, self.below) = (examples.appending(path: name).standardizedFileURL, module, below)
  }

  static let ledger = Example(
    "Ledger", module: "Ledger",
    below: [("LedgerBase", "Sources/LedgerBase"), ("Accounts", "Sources/Accounts")])

  /// The paths of a folder's Swift files.
  private func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: self.folder.appending(path: folder).path)
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .map { self.folder.appending(path: "\(folder)/\($0)").path }
  }

  func ask(_ words: [String]) throws -> (code: Int32, output: String, errors: String) {
    let workshop = try Workshop()
    func list(_ folders: [String], to name: String) throws -> String {
      let files = folders.flatMap(files)
      try workshop.write(files.sorted().joined(separator: "\n") + "\n", to: name)
      return "@" + workshop.path(name)
    }
    let own = ["--module", module, try list(["Sources/\(module)"], to: "\(module).txt")]
    let others = try below.flatMap {
      ["--dependency", $0.module, try list([$0.folder], to: "\($0.module).txt")]
    }
    try workshop.write((own + others + packages).joined(separator: "\n"), to: "arguments.txt")
    let tests = try list(tests, to: "tests.txt")
    let target = ["--root", folder.path, "--others", tests, "@" + workshop.path("arguments.txt")]
    return workshop.run(all: words + target)
  }
}

/// The example BookShop.
enum Shop {
  static let example: Example = {
    var shop = Example(
      "BookShop", module: "BookShop",
      below: [
        ("ShopCore", "Core/Sources/ShopCore"), ("Baskets", "Sources/Baskets"),
        ("Ordering", "Sources/Ordering"),
      ])
    shop.packages = ["--package", "ShopCore", "Core"]
    return shop
  }()

  static func ask(_ words: String...) throws -> (code: Int32, output: String, errors: String) {
    try ask(words)
  }

  static func ask(_ words: [String]) throws -> (code: Int32, output: String, errors: String) {
    try example.ask(words)
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
