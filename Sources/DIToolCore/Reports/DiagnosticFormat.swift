// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// The forms in which diagnostics are printed.
enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// The compiler's own format.
  case text
  /// An array for scripts and editors.
  case json
  /// SARIF 2.1.0, for the services that collect findings.
  case sarif
  /// The commands by which GitHub shows each mistake at its line.
  case github

  /// The diagnostics as they are printed.
  /// - Parameter diagnostics: the diagnostics, sorted.
  /// - Returns: whole lines. Without diagnostics, JSON and SARIF still give a complete document.
  func text(of diagnostics: [Diagnostic]) -> String {
    switch self {
    case .text: diagnostics.map(\.text).joined()
    case .json: DiagnosticJSON.text(of: diagnostics)
    case .sarif: DiagnosticSARIF.text(of: diagnostics)
    case .github: diagnostics.map(\.command).joined()
    }
  }
}

extension Diagnostic {
  /// A command of GitHub's runner, which ends with its line: signs that it would take for its own are written by their numbers.
  fileprivate var command: String {
    let path = place.path.relative(to: FileManager.default.currentDirectoryPath)
    let position = place.isWholeFile ? "" : ",line=\(place.line),col=\(place.column)"
    let notes = notes.map {
      "\n\($0.place.path.relative(to: FileManager.default.currentDirectoryPath)):\($0.place.line): \($0.message)"
    }
    let file = path.writing(["%": "%25", ",": "%2C", ":": "%3A"])
    let text = (message + notes.joined()).writing(["%": "%25", "\r": "%0D", "\n": "%0A"])
    return "::error file=\(file)\(position),title=\(id.rawValue)::\(text)\n"
  }
}
