// SPDX-License-Identifier: MIT

/// The pages that were asked for most, and were there.
// @provide
struct TopPagesSection: ReportSection {
  var limit: Int = 10  // @arg

  func table(for traffic: Traffic) -> Table {
    let pages = traffic.ranked { $0.entry.failed ? nil : $0.page }
    return Table(
      title: "Top pages",
      columns: ["Page", "Requests", "Sent"],
      rows: pages.prefix(limit).map { page, tally in
        [.text(page), .count(tally.requests), .bytes(tally.bytes)]
      })
  }
}
