// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `lock`: writes the graph as a small text to commit; with `--check`, compares it.
struct LockCommand: Question {
  private static let file = "di.lock"

  private let isCheck: Bool
  private let path: String
  let asked: AskedGraph
  static let needsCalls = false

  init(_ words: AskWords) throws(UsageError) {
    (isCheck, asked) = (words.has("--check"), try AskedGraph(words.targets))
    path = words["--file"] ?? "\(asked.folder)/\(Self.file)"
    try asked.targets.guardSources(from: path, "--file")
  }

  func answer(_ readings: [AskedGraph.Reading]) throws(NoAnswer) -> Answer {
    try readings.demandNoMistakes(for: "lock")
    let new = Array(readings.map { GraphLines.text(of: $0.graph) }.joined(separator: "\n").utf8)
    let old = try? FileSystem.read(path)
    if old == new { return Answer(text: "") }
    if isCheck { return Answer(text: difference(from: old ?? [], to: new), code: 1) }
    do throws(FileSystem.Failure) { try FileSystem.write(new, to: path) } catch {
      throw NoAnswer(message: "'\(path)' cannot be written: \(error.reason)")
    }
    return Answer(text: "\(path.relative(to: asked.folder)) is written\n")
  }

  private func difference(from old: [UInt8], to new: [UInt8]) -> String {
    let diff = UnifiedDiff(old, new, path: path.relative(to: asked.folder)).text
    return diff
      + "The graph differs from the file; 'swift package --allow-writing-to-package-directory di lock' writes it anew\n"
  }
}
