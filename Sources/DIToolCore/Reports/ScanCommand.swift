// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `scan`: prints the declarations in some files.
struct ScanCommand {
  private var includesAll = false
  /// Paths, and lists of paths with their `@`.
  private var files: [String] = []

  init(_ words: Words) throws(UsageError) {
    var words = words
    while let word = words.next() {
      if word == "--all" { includesAll = true } else { files.append(try Words.plain(word)) }
    }
  }

  /// Runs the command.
  /// - Returns: the exit code.
  func run(_ output: (String) -> Void, _ errors: (String) -> Void) -> Int32 {
    var diagnostics = DiagnosticCollector()
    let paths = SourceReader.paths(files, &diagnostics)
    ScanReport(includesAll: includesAll).print(paths, to: output, diagnostics: &diagnostics)
    errors(diagnostics.diagnostics.map(\.text).joined())
    return diagnostics.isEmpty ? 0 : 1
  }
}
