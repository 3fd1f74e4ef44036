// SPDX-License-Identifier: MIT

/// Writes one record per cell, `section,row,column,value`, so that sections of any shape fit in one file.
// @provide(as: ReportFormatter, name: csv)
struct CSVFormatter: ReportFormatter {
  func format(_ report: Report) -> String {
    var records = [["section", "row", "column", "value"]]
    for table in report.tables {
      for (index, row) in table.rows.enumerated() {
        for (column, cell) in zip(table.columns, row) {
          records.append([table.title, String(index + 1), column, cell.raw])
        }
      }
    }
    return records.map { $0.map(quoted).joined(separator: ",") + "\n" }.joined()
  }

  /// Quoted as RFC 4180 has it, where needed.
  private func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
