// SPDX-License-Identifier: MIT

@testable import DIToolCore
import Foundation

extension DocumentedProgram {
  /// The tool's answer about the graph of the program, asked as `swift package di` asks it.
  func answer(to words: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "answer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
    }
    let modules = modules.filter { !$0.isTest && $0.hasPlugin }
    let paths = { (module: Module) in module.files.map { folder.appending(path: $0.path).path } }
    guard let last = modules.last else { return "" }
    var target = ["--root", folder.path, "--module", last.name] + paths(last)
    for module in modules.dropLast() {
      let list = folder.appending(path: "\(module.name).txt")
      try paths(module).joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
      target += ["--dependency", module.name, "@\(list.path)"]
    }
    var answer = ""
    _ = Tool.run(words + target, output: { answer += $0 }, errors: { answer += $0 })
    return answer.replacing(folder.path + "/", with: "")
  }
}
