// SPDX-License-Identifier: MIT

/// The pages and files that take the most to send, per request.
// @provide
struct HeavyPagesSection: ReportSection {
  private let limit: Int

  init(limit: Int = Defaults.topCount /* @arg */) {
    self.limit = limit
  }

  func table(for traffic: Traffic) -> Table {
    let paths = traffic.ranked { $0.entry.size > 0 && !$0.entry.failed ? $0.entry.request?.path : nil }
    let heaviest = paths.sorted { ($1.tally.averageSize, $0.group) < ($0.tally.averageSize, $1.group) }
    return Table(
      title: "Heaviest",
      columns: ["Path", "Average", "Requests", "Sent"],
      rows: heaviest.prefix(limit).map { path, tally in
        [.text(path), .bytes(tally.averageSize), .count(tally.requests), .bytes(tally.bytes)]
      })
  }
}
