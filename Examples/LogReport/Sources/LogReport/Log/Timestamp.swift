// SPDX-License-Identifier: MIT

/// A moment, to the second; reads and writes the proleptic Gregorian calendar in UTC.
struct Timestamp: Hashable, Comparable, Sendable {
  /// Seconds since the start of 1970.
  let seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
  }

  /// A calendar date and time; nil if there is no such day or time of day.
  ///
  /// A leap second counts as the first of the next minute. `offset` is the local time's distance from UTC.
  init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, offset: Int = 0) {
    guard
      (1...9_999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.days(inMonth: month, of: year),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    let days = Self.days(toYear: year, month: month, day: day)
    seconds = ((days * 24 + hour) * 60 + minute) * 60 + second - offset
  }

  static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }

  /// The hour of the day, in UTC.
  var hour: Int { secondOfDay / 3_600 }

  private var secondOfDay: Int { seconds - days * 86_400 }

  private var days: Int { (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01; years are counted from March, so that the leap day comes last.
  private static func days(toYear year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
  }
}

extension Timestamp: CustomStringConvertible {
  var description: String {
    let time = secondOfDay
    let parts = [time / 3_600, time / 60 % 60, time % 60].map { padded($0, to: 2) }
    return "\(date) \(parts.joined(separator: ":")) UTC"
  }

  /// The date alone, as in `2025-03-14`.
  private var date: String {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
