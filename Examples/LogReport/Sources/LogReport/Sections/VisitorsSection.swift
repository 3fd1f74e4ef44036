// SPDX-License-Identifier: MIT

/// Who came: people, each crawler, each scanner.
// @provide
struct VisitorsSection: ReportSection {
  func table(for traffic: Traffic) -> Table {
    let total = traffic.total
    let clients = Dictionary(grouping: traffic.hits) { name($0.kind) }
      .mapValues { Set($0.map(\.entry.client)).count }
    return Table(
      title: "Visitors",
      columns: ["Who", "Clients", "Requests", "Share", "Sent"],
      rows: traffic.ranked { name($0.kind) }.map { name, tally in
        [
          .text(name),
          .count(clients[name] ?? 0),
          .count(tally.requests),
          .share(total.share(tally.requests)),
          .bytes(tally.bytes),
        ]
      })
  }

  private func name(_ kind: ClientKind) -> String {
    switch kind {
    case .person: "People"
    case .crawler(let name): "Crawler: \(name)"
    case .scanner(let name): "Scanner: \(name)"
    case .unknown: "Unknown"
    }
  }
}
