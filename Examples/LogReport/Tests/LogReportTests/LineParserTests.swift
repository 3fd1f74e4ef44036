// SPDX-License-Identifier: MIT

import Testing

@testable import LogReport

@Suite struct LineParserTests {
  private let parser = LineParser()

  @Test func readsEveryField() throws {
    let entry = try parser.parse(
      #"""
      2001:db8::7 - mira [15/Mar/2025:10:30:00 +0130] "GET /a/b.html?q=1 HTTP/2.0" 404 512 \#
      "https://example.org/" "Firefox/136.0"
      """#)
    #expect(entry.client == "2001:db8::7")
    #expect(entry.user == "mira")
    #expect(entry.time.description == "2025-03-15 09:00:00 UTC")
    #expect(entry.request?.method == "GET")
    #expect(entry.request?.path == "/a/b.html")
    #expect(entry.request?.query == "q=1")
    #expect(entry.request?.fileExtension == "html")
    #expect(entry.status == 404)
    #expect(entry.failed)
    #expect(entry.size == 512)
    #expect(entry.referrer == "https://example.org/")
    #expect(entry.userAgent == "Firefox/136.0")
  }

  @Test func takesDashesForNothing() throws {
    let entry = try parser.parse(#"203.0.113.4 - - [15/Mar/2025:09:00:00 +0000] "-" 408 - "-" "-""#)
    #expect(entry.user == nil)
    #expect(entry.request == nil)
    #expect(entry.size == 0)
    #expect(entry.referrer == nil)
    #expect(entry.userAgent == nil)
  }

  @Test func resolvesEscapes() throws {
    let agent = #"\"Kiosk\" a\\b caf\xc3\xa9\t\q \xzz \x+f \xaé"#
    let entry = try parser.parse(Substring(Line.of(agent: agent)))
    #expect(entry.userAgent == "\"Kiosk\" a\\b café\tq xzz x+f xaé")
  }

  @Test(arguments: [#"\x16\x03\x01"#, "GET /", "get / HTTP/1.1", "GET  HTTP/1.1", "GET / a HTTP/1.1"])
  func knowsWhatIsNotHTTP(request: String) throws {
    #expect(try parser.parse(Substring(Line.of("203.0.113.4", request))).request == nil)
  }

  @Test func leavesFurtherFieldsAlone() throws {
    #expect(try parser.parse(Substring(Line.of() + #" 0.012 "-" upstream=3"#)).status == 200)
  }

  @Test(arguments: [
    ("203.0.113.4", LineError.missing(.identity)),
    ("203.0.113.4 - - 15/Mar/2025", .missing(.time)),
    ("203.0.113.4 - - [15/Mar/2025:09:00:00", .unterminated(.time)),
    (#"203.0.113.4 - - [15/Mar/2025:09:00:00 +0000] "GET / HTTP/1.1"#, .unterminated(.request)),
    (#"203.0.113.4 - - [15/Mar/2025:09:00:00 +0000] "GET /\"#, .unterminated(.request)),
    (#"203.0.113.4 - - [15/Mar/2025:09:00:00 +0000] "-" 200 1 "-""#, .missing(.userAgent)),
    (Line.of(at: "31/Feb/2025:09:00:00 +0000"), .invalid(.time, "31/Feb/2025:09:00:00 +0000")),
    (Line.of(at: "15/Mar/2025 09:00:00"), .invalid(.time, "15/Mar/2025 09:00:00")),
    (Line.of("203.0.113.4", "-", 999), .invalid(.status, "999")),
    (Line.of(size: -1), .invalid(.size, "-1")),
  ])
  func saysWhatIsWrong(line: String, error: LineError) {
    #expect(throws: error) { try parser.parse(Substring(line)) }
  }

  @Test func refusesLinesThatAreTooLong() {
    let parser = LineParser(lengthLimit: 20)
    #expect(throws: LineError.tooLong(limit: 20)) { try parser.parse(Substring(Line.of())) }
  }

  @Test func showsNoControlCharactersInMessages() {
    #expect(LineError.invalid(.status, "\u{1B}[2J").description == "'\u{FFFD}[2J' is no status")
  }
}
