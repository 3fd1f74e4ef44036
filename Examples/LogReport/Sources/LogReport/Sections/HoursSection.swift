// SPDX-License-Identifier: MIT

/// The traffic of each hour of the day.
// @provide
struct HoursSection: ReportSection {
  func table(for traffic: Traffic) -> Table {
    let hours = traffic.ranked(by: \.entry.time.hour)
    let busiest = max(1, hours.first?.tally.requests ?? 1)
    return Table(
      title: "Hours (UTC)",
      columns: ["Hour", "Requests", "Sent", "Busy"],
      rows: hours.sorted { $0.group < $1.group }.map { hour, tally in
        [
          .text(hour < 10 ? "0\(hour)" : "\(hour)"),
          .count(tally.requests),
          .bytes(tally.bytes),
          .bar(Double(tally.requests) / Double(busiest)),
        ]
      })
  }
}
