// SPDX-License-Identifier: MIT

/// A part of a report.
protocol ReportSection {
  func table(for traffic: Traffic) -> Table
}
