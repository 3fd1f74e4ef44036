// SPDX-License-Identifier: MIT

/// Writes aligned columns for a terminal.
// @provide(as: ReportFormatter, name: text)
struct TextFormatter: ReportFormatter {
  /// Cells are shortened to fit; nil if lines may be of any length.
  let width: TerminalWidth?

  func format(_ report: Report) -> String {
    let head = [report.title, String(repeating: "=", count: report.title.count)] + report.preamble
    return (head + report.tables.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func lines(of table: Table) -> [String] {
    let title = ["", table.title, String(repeating: "-", count: table.title.count)]
    guard !table.rows.isEmpty else { return title + ["(nothing)"] }
    let cells = [table.columns] + table.rows.map { $0.map(\.display) }
    let isNumber = table.rows[0].map(\.isNumber)
    let widths = columnWidths(cells)
    return title
      + cells.map { row in
        let padded = row.indices.map { pad(row[$0], to: widths[$0], onTheLeft: isNumber[$0]) }
        return trimmed(padded.joined(separator: "  "))
      }
  }

  /// What each column needs, the widest one cut where the terminal is too narrow.
  private func columnWidths(_ cells: [[String]]) -> [Int] {
    var widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    guard let width, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) else { return widths }
    let excess = widths.reduce(2 * (widths.count - 1), +) - width.columns
    if excess > 0 { widths[widest] = max(8, widths[widest] - excess) }
    return widths
  }

  private func pad(_ text: String, to width: Int, onTheLeft: Bool) -> String {
    if text.count > width { return text.prefix(width - 1) + "…" }
    let spaces = String(repeating: " ", count: width - text.count)
    return onTheLeft ? spaces + text : text + spaces
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
