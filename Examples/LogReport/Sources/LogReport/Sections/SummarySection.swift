// SPDX-License-Identifier: MIT

/// The figures of the whole log.
// @provide
struct SummarySection: ReportSection {
  let problems: any ProblemList

  func table(for traffic: Traffic) -> Table {
    let total = traffic.total
    return Table(
      title: "Summary",
      columns: ["What", "Value"],
      rows: [
        [.text("First request"), .text(traffic.span?.lowerBound.description ?? "none")],
        [.text("Last request"), .text(traffic.span?.upperBound.description ?? "none")],
        [.text("Requests"), .count(total.requests)],
        [.text("Sent"), .bytes(total.bytes)],
        [.text("Failed"), .share(total.errorShare)],
        [.text("Clients"), .count(Set(traffic.hits.map(\.entry.client)).count)],
        [.text("Pages"), .count(Set(traffic.hits.compactMap(\.page)).count)],
        [.text("Skipped lines"), .count(problems.all.count)],
      ])
  }
}
