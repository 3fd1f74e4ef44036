// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// The product and its target have this one name: `swift build` finds a plugin's tool by its target, Xcode by its product.
let toolName = "DITool"

/// A mistake in the command line.
struct UsageError: Error, CustomStringConvertible {
  var description: String
}

/// The folder of a plugin, for lists of words and files.
struct ListFolder {
  var url: URL

  /// Writes a list into the folder, and returns the word that names it.
  func write(_ lines: [String], to name: String) throws -> String {
    let file = url.appending(path: name)
    try lines.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    return "@\(file.path(percentEncoded: false))"
  }
}

/// The command among some words. Options may stand before it, and an accessor may have the name of a command.
func commandName(in words: [String]) -> String? {
  let all: Set = [
    "check", "containers", "diff", "doctor", "editor", "explain", "find", "fix", "graph", "help", "lock",
    "needs", "order",
    "scan", "unused", "who", "why", "whynot",
  ]
  guard let first = words.first, first.hasPrefix("-") else { return words.first }
  return words.first(where: all.contains)
}

extension PluginContext.Tool {
  /// Runs the tool, and ends with its exit code if that is not 0. SwiftPM prints on standard output all that a plugin's program
  /// writes, so messages go by another way, and the answer alone is there.
  func run(_ words: [String]) throws {
    let (process, messages) = (Process(), Pipe())
    (process.executableURL, process.arguments, process.standardError) = (url, words, messages)
    try process.run()
    let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    show(text.trimmingCharacters(in: .newlines))
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Shows the tool's messages. SwiftPM does not show its warnings with `-q`.
  private func show(_ messages: String) {
    let isMistake = messages.contains("di: error: ") || messages.contains("di: warning: ")
    if isMistake {
      Diagnostics.error(messages.replacing("di: error: ", with: "").replacing("di: warning: ", with: ""))
    } else if !messages.isEmpty {
      Diagnostics.progress(messages)
    }
  }
}

extension URL {
  /// The path of a folder.
  var pathWithoutSlash: String {
    let path = path(percentEncoded: false)
    return path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
  }
}
