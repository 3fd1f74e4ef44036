// SPDX-License-Identifier: MIT

/// How the server answered, by class of status.
// @provide
struct StatusSection: ReportSection {
  func table(for traffic: Traffic) -> Table {
    let total = traffic.total
    let classes = traffic.ranked { $0.entry.status / 100 }.sorted { $0.group < $1.group }
    return Table(
      title: "Status",
      columns: ["Class", "Requests", "Share", "Sent"],
      rows: classes.map { group, tally in
        [
          .text(name(group)), .count(tally.requests), .share(total.share(tally.requests)),
          .bytes(tally.bytes),
        ]
      })
  }

  private func name(_ statusClass: Int) -> String {
    let names = ["informational", "success", "redirection", "client error", "server error"]
    return "\(statusClass)xx \(names[statusClass - 1])"
  }
}
