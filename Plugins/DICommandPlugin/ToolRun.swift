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

extension PluginContext.Tool {
  /// Runs the tool, and ends with its exit code if that is not 0.
  func run(_ words: [String]) throws {
    let process = Process()
    (process.executableURL, process.arguments) = (url, words)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

extension URL {
  /// The path of a folder.
  var pathWithoutSlash: String {
    let path = path(percentEncoded: false)
    return path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
  }
}
