// SPDX-License-Identifier: MIT

/// Writes a report down.
protocol ReportFormatter: Sendable {
  func format(_ report: Report) -> String
}

/// The formatter for a format; the three are told apart by their names, which are the labels here.
// @provide
func formatter(
  format: Format,  // @arg
  text: any ReportFormatter,
  markdown: any ReportFormatter,
  csv: any ReportFormatter
) -> any ReportFormatter {
  switch format {
  case .text: text
  case .markdown: markdown
  case .csv: csv
  }
}
