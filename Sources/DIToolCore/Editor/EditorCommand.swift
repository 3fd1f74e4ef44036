// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// `editor`: sets the language server up for a package that compiles the generator from source.
struct EditorCommand {
  /// The package's folder.
  private let folder: String

  init(_ words: Words, folder: String) throws(UsageError) {
    var (words, folder) = (words, folder)
    while let word = words.next() {
      guard word == "--root" else { throw UsageError(message: "'editor' takes no '\(word)'") }
      folder = try words.value(behind: word)
    }
    guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
      throw UsageError(message: "there is no Package.swift here: run 'editor' in the package's folder")
    }
    self.folder = folder
  }

  /// The server's settings for a package. SwiftPM compiles the generator twice at the first start in debug, and once more at
  /// each later start; in release once. All else makes the server treat release as it treats debug.
  static let settings = """
    {
      "backgroundPreparationMode": "noLazy",
      "swiftPM": {
        "configuration": "release",
        "swiftCompilerFlags": ["-enable-testing", "-DDEBUG"]
      }
    }

    """

  /// Writes the settings, unless there are others already.
  /// - Returns: the exit code.
  func run(_ output: (String) -> Void, _ errors: (String) -> Void) -> Int32 {
    let path = "\(folder)/.sourcekit-lsp/config.json"
    let there = try? FileSystem.read(path)
    guard there == nil || there == Array(Self.settings.utf8) else {
      errors("\(path): error: the file is there already: add these settings to it\n\n\(Self.settings)")
      return 1
    }
    do throws(FileSystem.Failure) {
      try? FileManager.default.createDirectory(
        atPath: "\(folder)/.sourcekit-lsp", withIntermediateDirectories: true)
      try FileSystem.write(Array(Self.settings.utf8), to: path)
    } catch {
      errors("\(error.path): error: the settings cannot be written: \(error.reason)\n")
      return 1
    }
    output(Self.report)
    return 0
  }

  private static let report = """
    Wrote .sourcekit-lsp/config.json. From its next start on, the language server prepares this package in release, where
    SwiftPM compiles the generator once, and not again at each start. Your own builds stay as they are. '#if DEBUG' is true
    in the editor, and '@testable import' works there.

    To have the generator compiled before the first start:
      swift build -c release -Xswiftc -enable-testing -Xswiftc -DDEBUG --scratch-path .build/index-build

    To undo it, remove .sourcekit-lsp/config.json.

    """
}
