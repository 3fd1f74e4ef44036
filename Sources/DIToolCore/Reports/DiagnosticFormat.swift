// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The forms in which diagnostics are printed.
enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// The compiler's own format.
  case text
  /// An array for scripts and editors.
  case json
  /// SARIF 2.1.0, for the services that collect findings.
  case sarif

  /// The diagnostics as they are printed.
  /// - Parameter diagnostics: the diagnostics, sorted.
  /// - Returns: whole lines. Without diagnostics, JSON and SARIF still give a complete document.
  func text(of diagnostics: [Diagnostic]) -> String {
    switch self {
    case .text: diagnostics.map(\.text).joined()
    case .json: DiagnosticJSON.text(of: diagnostics)
    case .sarif: DiagnosticSARIF.text(of: diagnostics)
    }
  }
}
