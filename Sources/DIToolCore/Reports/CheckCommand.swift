// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `check`: prints a target's diagnostics in a form for another program.
struct CheckCommand {
  private var format = DiagnosticFormat.text
  /// The file to write to; empty for standard output.
  private var report = ""
  private let targets: Targets

  init(_ words: Words) throws(UsageError) {
    var (words, others) = (words, [String]())
    while let word = words.next() {
      switch word {
      case "--format":
        let name = try words.value(behind: word)
        guard let known = DiagnosticFormat(rawValue: name) else {
          let all = DiagnosticFormat.allCases.map(\.rawValue).joined(separator: ", ")
          throw UsageError(message: "'\(name)' is no form of diagnostics; there are \(all)")
        }
        format = known
      case "--report": report = try words.value(behind: word)
      default: others.append(word)
      }
    }
    targets = try Targets(others)
    if !report.isEmpty { try targets.guardSources(from: report, "--report") }
  }

  /// Runs the command.
  /// - Returns: the exit code.
  func run(_ output: (String) -> Void, _ errors: (String) -> Void) -> Int32 {
    let diagnostics = targets.diagnose()
    let text = format.text(of: diagnostics)
    do throws(FileSystem.Failure) {
      if report.isEmpty { output(text) } else { try FileSystem.write(Array(text.utf8), to: report) }
      return diagnostics.isEmpty ? 0 : 1
    } catch {
      errors("\(error.path): error: the report cannot be written: \(error.reason)\n")
      return 1
    }
  }
}
