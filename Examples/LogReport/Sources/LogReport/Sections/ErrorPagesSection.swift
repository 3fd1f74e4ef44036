// SPDX-License-Identifier: MIT

/// The pages that fail often, rather than once by a mistyped address.
// @provide
struct ErrorPagesSection: ReportSection {
  let limit: Int  // @arg
  /// The share of failures from which a page is shown; injected by its name.
  let errorShare: Double
  /// The requests below which a share says nothing.
  var minimumRequests = 3

  func table(for traffic: Traffic) -> Table {
    let failing =
      traffic
      .ranked(by: \.page)
      .filter { $0.tally.requests >= minimumRequests && $0.tally.errorShare >= errorShare }
      .sorted { ($1.tally.errors, $0.group) < ($0.tally.errors, $1.group) }
    return Table(
      title: "Failing pages",
      columns: ["Page", "Failed", "Requests", "Share"],
      rows: failing.prefix(limit).map { page, tally in
        [.text(page), .count(tally.errors), .count(tally.requests), .share(tally.errorShare)]
      })
  }
}
