// SPDX-License-Identifier: MIT

/// The forms in which diagnostics are printed.
enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// As the compiler prints its own.
  case text
  /// An array for scripts and editors.
  case json
  /// SARIF 2.1.0, for the services that collect findings.
  case sarif

  /// The diagnostics as they are printed.
  /// - Parameters:
  ///   - diagnostics: the diagnostics, sorted.
  ///   - sources: the files that they are about, in which columns are counted where a form counts in its own way.
  /// - Returns: whole lines; also where there is nothing to report, all that the form asks for.
  func text(of diagnostics: [Diagnostic], in sources: [SourceFile]) -> String {
    switch self {
    case .text: diagnostics.map(\.text).joined()
    case .json: DiagnosticJSON.text(of: diagnostics)
    case .sarif: DiagnosticSARIF(sources: sources).text(of: diagnostics)
    }
  }
}
