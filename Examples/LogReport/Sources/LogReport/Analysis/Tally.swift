// SPDX-License-Identifier: MIT

/// Sums over some requests.
struct Tally: Equatable, Sendable {
  private(set) var requests = 0
  private(set) var bytes = 0
  private(set) var errors = 0

  init() {}

  init(_ hits: some Sequence<Hit>) {
    for hit in hits { add(hit.entry) }
  }

  mutating func add(_ entry: LogEntry) {
    requests += 1
    // A damaged log may claim any size; the sum stays a number.
    bytes = bytes.addingReportingOverflow(entry.size).overflow ? Int.max : bytes + entry.size
    if entry.failed { errors += 1 }
  }

  /// The share of failed requests, from 0 to 1.
  var errorShare: Double { share(errors) }

  /// The bytes of the average response.
  var averageSize: Int { requests == 0 ? 0 : bytes / requests }

  func share(_ part: Int) -> Double { requests == 0 ? 0 : Double(part) / Double(requests) }
}
