// SPDX-License-Identifier: MIT

import Testing

@testable import LogReport

@Suite struct ProgramTests {
  private static let log = [
    Line.of("203.0.113.4", size: 1_200),
    Line.of("203.0.113.4", "GET /app.js HTTP/1.1", size: 90_000),
    "this is no request",
    Line.of("2001:db8::7", at: "15/Mar/2025:11:30:00 +0100", "GET /missing HTTP/1.1", 404, size: 100),
    "",
    Line.of("192.0.2.1", agent: "Mozilla/5.0 (compatible; bingbot/2.0)"),
  ].joined(separator: "\r\n")

  @Test func printsTheWholeReport() {
    let run = TestRun(files: ["web.log": Self.log])
    #expect(run("web.log", "--sections", "summary,status,pages,hours,visitors", "--top", "2") == .success)
    #expect(
      run.output.text == """
        Access report
        =============
        Log: web.log
        Made: 2025-03-15 12:00:00 UTC
        Window: everything

        Summary
        -------
        What           Value
        First request  2025-03-15 09:00:00 UTC
        Last request   2025-03-15 10:30:00 UTC
        Requests       4
        Sent           92.3 kB
        Failed         25.0 %
        Clients        3
        Pages          2
        Skipped lines  1

        Status
        ------
        Class             Requests   Share     Sent
        2xx success              3  75.0 %  92.2 kB
        4xx client error         1  25.0 %    100 B

        Top pages
        ---------
        Page  Requests    Sent
        /            2  2.2 kB

        Hours (UTC)
        -----------
        Hour  Requests     Sent  Busy
        09           3  92.2 kB  ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
        10           1    100 B  ▇▇▇▇▇▇▇▇

        Visitors
        --------
        Who               Clients  Requests   Share     Sent
        People                  2         3  75.0 %  91.3 kB
        Crawler: Bingbot        1         1  25.0 %   1.0 kB

        """)
    #expect(run.errorOutput.text == "web.log:3: warning: skipped, it has no time\n")
  }

  @Test func saysThatAFileIsMissing() {
    let run = TestRun()
    #expect(run("nowhere.log") == .failure)
    #expect(run.output.text == "")
    #expect(run.errorOutput.text == "logreport: no such file: nowhere.log\n")
  }

  @Test func saysWhatIsWrongWithTheOptions() {
    let run = TestRun()
    #expect(run("--top", "many") == .usage)
    #expect(
      run.errorOutput.text == """
        logreport: 'many' is no value for --top, which takes a number from 1
        Try 'logreport --help'.

        """)
  }

  @Test func helps() {
    let run = TestRun()
    #expect(run("--help") == .success)
    #expect(run.output.text.hasPrefix("USAGE: logreport"))
  }

  @Test func failsOnSkippedLinesIfStrict() {
    #expect(TestRun(files: ["web.log": Self.log])("web.log", "--strict") == .failure)
    #expect(TestRun(files: ["web.log": Line.of()])("web.log", "--strict") == .success)
  }

  @Test func namesTheFirstSkippedLinesOnly() {
    let run = TestRun(files: ["web.log": "a\nb\nc"]) { $0.override(.shownProblems) { 1 } }
    #expect(run("web.log") == .success)
    #expect(
      run.errorOutput.text == """
        web.log:1: warning: skipped, it has no identity
        … and 2 more lines were skipped

        """)
  }

  @Test func saysTheWindow() {
    let run = TestRun(files: ["web.log": Self.log])
    #expect(
      run("web.log", "--since", "90m", "--until", "2025-03-15T12:00", "--sections", "summary") == .success)
    #expect(run.output.text.contains("Window: 2025-03-15 10:30:00 UTC to 2025-03-15 12:00:00 UTC\n"))
    #expect(run.output.text.contains("Requests       1\n"))
  }
}
