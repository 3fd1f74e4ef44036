// SPDX-License-Identifier: MIT

/// Writes tables as GitHub shows them.
// @provide(as: ReportFormatter, name: markdown)
struct MarkdownFormatter: ReportFormatter {
  func format(_ report: Report) -> String {
    let preamble = report.preamble.map { "- \(escaped($0))" }
    let head = ["# \(escaped(report.title))", ""] + preamble
    return (head + report.tables.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func lines(of table: Table) -> [String] {
    let title = ["", "## \(escaped(table.title))", ""]
    guard let first = table.rows.first else { return title + ["Nothing."] }
    let rule = first.map { $0.isNumber ? "---:" : "---" }
    return title + [row(table.columns), row(rule)] + table.rows.map { row($0.map { escaped($0.display) }) }
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// Logs hold what clients send, so nothing in them may end a cell or start markup.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\|`*_<>[]".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
