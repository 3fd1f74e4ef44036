// SPDX-License-Identifier: MIT

/// The clients that a person should look at, and why.
// @provide
struct SuspiciousClientsSection: ReportSection {
  let limit: Int  // @arg
  // @named(probedPaths)
  let probes: PatternSet
  let errorShare: Double
  /// The requests below which a share of failures says nothing.
  var minimumRequests = 8

  func table(for traffic: Traffic) -> Table {
    let suspects =
      Dictionary(grouping: traffic.hits, by: \.entry.client)
      .map { client, hits in (client: client, tally: Tally(hits), reasons: reasons(hits)) }
      .filter { !$0.reasons.isEmpty }
      .sorted {
        ($1.reasons.count, $1.tally.errors, $0.client) < ($0.reasons.count, $0.tally.errors, $1.client)
      }
    return Table(
      title: "Suspicious clients",
      columns: ["Client", "Requests", "Failed", "Because"],
      rows: suspects.prefix(limit).map { client, tally, reasons in
        [
          .text(client), .count(tally.requests), .count(tally.errors), .text(reasons.joined(separator: ", ")),
        ]
      })
  }

  private func reasons(_ hits: [Hit]) -> [String] {
    let tally = Tally(hits)
    let probed = Set(hits.compactMap { $0.entry.request.flatMap { probes.name(for: $0.path) } })
    let tools = Set(hits.compactMap { if case .scanner(let name) = $0.kind { name } else { nil } })
    var reasons: [String] = []
    if !tools.isEmpty { reasons.append("uses " + tools.sorted().joined(separator: " and ")) }
    if !probed.isEmpty { reasons.append("looks for " + probed.sorted().joined(separator: "/")) }
    if hits.contains(where: { $0.entry.request == nil }) { reasons.append("does not speak HTTP") }
    if hits.count(where: { $0.entry.status == 401 }) >= minimumRequests {
      reasons.append("guesses passwords")
    }
    if tally.requests >= minimumRequests, tally.errorShare >= errorShare { reasons.append("often fails") }
    return reasons
  }
}
