// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The forms in which diagnostics are printed.
enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// As the compiler prints its own.
  case text
  /// An array for scripts and editors.
  case json
  /// SARIF 2.1.0, for the services that collect findings.
  case sarif

  /// The diagnostics as they are printed.
  /// - Parameter diagnostics: the diagnostics, sorted.
  /// - Returns: whole lines; also where there is nothing to report, all that the form asks for.
  func text(of diagnostics: [Diagnostic]) -> String {
    switch self {
    case .text: diagnostics.map(\.text).joined()
    case .json: DiagnosticJSON.text(of: diagnostics)
    case .sarif: DiagnosticSARIF.text(of: diagnostics)
    }
  }
}
