// SPDX-License-Identifier: MIT

import Foundation

@testable import DIGeneratorCore
@testable import DIToolCore

/// A folder of its own for a test, and the tool run in it.
final class Workshop {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "generator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  func read(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  /// Runs the tool that people run by hand; the folder's own path is taken out of what it prints.
  func run(_ words: String...) -> (code: Int32, output: String, errors: String) { run(all: words) }

  func run(all words: [String]) -> (code: Int32, output: String, errors: String) {
    var (output, errors) = ("", "")
    let code = Tool.run(words, output: { output += $0 }, errors: { errors += $0 })
    let prefix = folder.path + "/"
    return (code, output.replacing(prefix, with: ""), errors.replacing(prefix, with: ""))
  }

  func generate(_ words: String...) -> (code: Int32, errors: String) { generate(all: words) }

  func generate(all words: [String]) -> (code: Int32, errors: String) {
    var errors = ""
    let standard = ["generate", "--module", "App", "--output", path("Out.swift")]
    let code = GeneratorTool.run(standard + words, output: { _ in }, errors: { errors += $0 })
    return (code, errors.replacing(folder.path + "/", with: ""))
  }
}

/// What the generator makes of one file.
func outcome(of text: String, at path: String = "App.swift") -> GeneratorResult {
  let file = SourceFile(path: path, module: "App", bytes: Array(text.utf8))
  return Pipeline.generate(module: "App", sources: [file])
}
