// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The pages on mistakes, as they are printed.
enum ExplanationPage {
  /// Every ID with its summary, a line each.
  static var list: String {
    let width = DiagnosticID.allCases.map(\.rawValue.count).max() ?? 0
    return DiagnosticID.allCases.map { id in
      let gap = String(repeating: " ", count: width - id.rawValue.count + 2)
      return "\(id.rawValue)\(gap)\(id.explanation.summary)\n"
    }.joined()
  }

  /// One page for a terminal.
  static func text(of id: DiagnosticID) -> String {
    let page = id.explanation
    return """
      \(id.rawValue): \(page.summary)

      \(page.meaning)

      A program with this mistake:

      \(page.broken.indented)
      The build says:

      \(report(of: page).indented)
      The program mended:

      \(page.mended.indented)
      """ + (id.advice.map { "\n\($0.replacing("`", with: "'"))\n" } ?? "")
  }

  /// One page as a section of the documentation.
  static func markdown(of id: DiagnosticID) -> String {
    let page = id.explanation
    return """
      ## \(id.rawValue)

      \(page.summary.capitalizedSentence)

      \(page.meaning)

      ```swift
      \(page.broken)```

      ```text
      \(report(of: page))```

      Mended:

      ```swift
      \(page.mended)```

      """ + (id.advice.map { "\n\($0)\n" } ?? "")
  }

  /// All pages, as they are committed in `Documentation/Diagnostics.md`.
  static var markdown: String {
    let links = DiagnosticID.allCases.map { id in
      "- [\(id.rawValue)](#\(id.rawValue.lowercased())): \(id.explanation.summary)\n"
    }
    let title = """
      # Diagnostics

      Every mistake that the build finds, by the ID in its message: its meaning, a program that has it, the output of the
      build, and the program without it. `di explain ID` prints the same. This page is made by
      `di explain --format markdown`.

      \(links.joined())
      """
    return ([title] + DiagnosticID.allCases.map(markdown)).joined(separator: "\n")
  }

  private static func report(of page: Explanation) -> String { page.report.map(\.text).joined() }
}

extension String {
  /// The text with every line indented by four spaces, except for empty ones.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }

  /// The text as a sentence of its own.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
