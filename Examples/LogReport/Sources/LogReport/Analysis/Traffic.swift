// SPDX-License-Identifier: MIT

/// A request with what was found out about it.
struct Hit: Sendable {
  let entry: LogEntry
  let kind: ClientKind
  /// The path of the page that was asked for; nil for what belongs to a page, and for what is no request.
  let page: String?
}

/// The requests that a report is about.
struct Traffic: Sendable {
  let hits: [Hit]

  var total: Tally { Tally(hits) }

  /// The first and the last moment.
  var span: ClosedRange<Timestamp>? {
    let times = hits.map(\.entry.time)
    guard let first = times.min(), let last = times.max() else { return nil }
    return first...last
  }

  /// The hits by what they have in common, those without it left out; most hits first.
  func ranked<Group: Hashable & Comparable>(by group: (Hit) -> Group?) -> [(group: Group, tally: Tally)] {
    var tallies: [Group: Tally] = [:]
    for hit in hits {
      if let group = group(hit) { tallies[group, default: Tally()].add(hit.entry) }
    }
    return
      tallies
      .map { (group: $0.key, tally: $0.value) }
      .sorted { ($1.tally.requests, $0.group) < ($0.tally.requests, $1.group) }
  }
}

extension Traffic {
  /// The part of a log that the options ask for.
  // @provide
  static func traffic(
    options: ReportOptions /* @arg */,
    log: AccessLog,
    classifier: ClientClassifier,
    assetExtensions: Set<String>
  ) -> Traffic {
    var hits: [Hit] = []
    for entry in log.entries where options.includes(entry.time) {
      let kind = classifier.kind(of: entry.userAgent)
      if case .crawler = kind, !options.countsCrawlers { continue }
      let isAsset = entry.request?.fileExtension.map(assetExtensions.contains) ?? false
      hits.append(Hit(entry: entry, kind: kind, page: isAsset ? nil : entry.request?.path))
    }
    return Traffic(hits: hits)
  }
}
