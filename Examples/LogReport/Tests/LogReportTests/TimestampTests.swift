// SPDX-License-Identifier: MIT

import Testing

@testable import LogReport

@Suite struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01 00:00:00 UTC"),
    (-1, "1969-12-31 23:59:59 UTC"),
    (951_782_400, "2000-02-29 00:00:00 UTC"),
    (1_742_040_000, "2025-03-15 12:00:00 UTC"),
    (4_107_542_399, "2100-02-28 23:59:59 UTC"),
  ])
  func writesTheCalendar(seconds: Int, text: String) {
    #expect(Timestamp(seconds: seconds).description == text)
  }

  @Test func readsWhatItWrites() throws {
    for month in 1...12 {
      let time = try #require(
        Timestamp(year: 2024, month: month, day: 29, hour: 23, minute: 5, second: 9))
      #expect(time.description == "2024-\(month < 10 ? "0" : "")\(month)-29 23:05:09 UTC")
      #expect(time.hour == 23)
    }
  }

  @Test(arguments: [(2025, 2, 29), (2100, 2, 29), (2025, 4, 31), (2025, 13, 1), (2025, 0, 1), (2025, 1, 0)])
  func refusesDaysThatAreNone(year: Int, month: Int, day: Int) {
    #expect(Timestamp(year: year, month: month, day: day, hour: 0, minute: 0, second: 0) == nil)
  }

  @Test(arguments: [
    ("2025-03-15", 1_741_996_800), ("2025-03-15T12:00", 1_742_040_000),
    ("2025-03-15T12:00:05", 1_742_040_005),
    ("90m", 1_742_034_600), ("24h", 1_741_953_600), ("1d", 1_741_953_600),
  ])
  func understandsUsers(text: String, seconds: Int) {
    #expect(TimeExpression(text)?.time(before: FixedClock().now) == Timestamp(seconds: seconds))
  }

  @Test(arguments: [
    "", "yesterday", "2025-03", "2025-03-15T", "2025-03-15T12", "2025-03-15T12:xx", "2025-02-30", "-1h", "h",
    "2025-03-15T12:00:00:00", "2025-03-15Tx:12:00", "2025-03-15T12:00T",
  ])
  func refusesOtherWords(text: String) {
    #expect(TimeExpression(text) == nil)
  }
}
