// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@testable import LogReport

@Suite struct AnalysisTests {
  private static let lines = [
    Line.of("203.0.113.4", "GET /a HTTP/1.1", size: 100),
    Line.of("203.0.113.4", "GET /a?page=2 HTTP/1.1", size: 300),
    Line.of("2001:db8::7", at: "15/Mar/2025:10:00:00 +0000", "GET /b HTTP/1.1", 500, size: 50),
    Line.of("2001:db8::7", "GET /style.CSS HTTP/1.1", size: 900),
    Line.of("192.0.2.1", "GET /a HTTP/1.1", size: 200, agent: "Mozilla/5.0 (compatible; Googlebot/2.1)"),
    Line.of("192.0.2.9", "GET /.env HTTP/1.1", 404, size: 10, agent: "sqlmap/1.8"),
  ]

  private let run = TestRun(files: ["web.log": lines.joined(separator: "\n")])

  private func traffic(_ change: (inout ReportOptions) -> Void = { _ in }) throws -> Traffic {
    var options = ReportOptions(path: "web.log", topCount: 10)
    change(&options)
    return try run.container.traffic(options: options)
  }

  @Test func addsUp() throws {
    let total = try traffic().total
    #expect(total.requests == 6)
    #expect(total.bytes == 1_560)
    #expect(total.errors == 2)
    #expect(total.averageSize == 260)
    #expect(total.errorShare == 2.0 / 6)
  }

  @Test func ranksPagesWithoutQueriesAndAssets() throws {
    let pages = try traffic().ranked(by: \.page)
    #expect(pages.map(\.group) == ["/a", "/.env", "/b"])
    #expect(pages.map(\.tally.requests) == [3, 1, 1])
    #expect(pages[0].tally.bytes == 600)
  }

  @Test func tellsWhoCame() throws {
    #expect(
      try traffic().hits.map(\.kind) == [
        .person, .person, .person, .person, .crawler("Googlebot"), .scanner("sqlmap"),
      ])
    #expect(run.container.clientClassifier.kind(of: nil) == .unknown)
    #expect(ClientClassifier().kind(of: "Googlebot") == .person)
  }

  @Test func leavesCrawlersOut() throws {
    #expect(try traffic { $0.countsCrawlers = false }.total.requests == 5)
  }

  @Test func keepsToTheWindow() throws {
    let ten = try #require(TimeExpression("2025-03-15T10:00")?.time(before: FixedClock().now))
    #expect(try traffic { $0.since = ten }.total.requests == 1)
    #expect(try traffic { $0.until = ten }.total.requests == 5)
  }

  @Test func survivesAnEmptyLog() {
    #expect(Traffic(hits: []).span == nil)
    #expect(Traffic(hits: []).total.errorShare == 0)
    #expect(Traffic(hits: []).total.averageSize == 0)
  }

  @Test func survivesAbsurdSizes() throws {
    let entry = try LineParser().parse(Substring(Line.of(size: Int.max)))
    var tally = Tally()
    tally.add(entry)
    tally.add(entry)
    #expect(tally.requests == 2)
    #expect(tally.bytes == Int.max)
  }

  @Test func suspectsForAReason() throws {
    let guesses = (1...8).map { _ in Line.of("198.51.100.250", "POST /login HTTP/1.1", 401) }
    let log = (Self.lines + guesses + [Line.of("192.0.2.66", "-", 408, agent: "-")]).joined(separator: "\n")
    let run = TestRun(files: ["web.log": log])
    let traffic = try run.container.traffic(options: ReportOptions(path: "web.log", topCount: 10))
    let table = run.container.suspiciousClientsSection(limit: 10).table(for: traffic)
    #expect(
      table.rows.map { [$0[0].display, $0[3].display] } == [
        ["198.51.100.250", "guesses passwords, often fails"],
        ["192.0.2.9", "uses sqlmap, looks for secrets"],
        ["192.0.2.66", "does not speak HTTP"],
      ])
    #expect(run.container.suspiciousClientsSection(limit: 1).table(for: traffic).rows.count == 1)
  }

  @Test func showsPagesFromAShareOfFailures() throws {
    let lines = [200, 200, 200, 500].map { Line.of("203.0.113.4", "GET /a HTTP/1.1", $0) }
    let files = ["web.log": lines.joined(separator: "\n")]
    let options = ReportOptions(path: "web.log", topCount: 10)
    for (share, rows) in [(0.25, 1), (0.5, 0)] {
      let run = TestRun(files: files) { $0.override(.errorShare) { share } }
      let traffic = try run.container.traffic(options: options)
      #expect(run.container.errorPagesSection(limit: 5).table(for: traffic).rows.count == rows)
    }
  }

  @Test func ranksTenIfNotToldOtherwise() throws {
    let lines = (1...12).map { Line.of("203.0.113.4", "GET /\($0) HTTP/1.1") }
    let run = TestRun(files: ["web.log": lines.joined(separator: "\n")])
    let traffic = try run.container.traffic(options: ReportOptions(path: "web.log", topCount: 3))
    #expect(run.container.topPagesSection().table(for: traffic).rows.count == 10)
    #expect(run.container.heavyPagesSection().table(for: traffic).rows.count == 10)
  }
}
