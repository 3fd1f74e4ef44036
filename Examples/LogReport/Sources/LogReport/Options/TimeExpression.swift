// SPDX-License-Identifier: MIT

/// A moment as a user writes it: a date, a date and time (both in UTC), or how long ago.
enum TimeExpression: Equatable {
  case at(Timestamp)
  case ago(seconds: Int)

  init?(_ text: String) {
    if let seconds = Self.seconds(in: text) {
      self = .ago(seconds: seconds)
    } else if let moment = Self.moment(in: text) {
      self = .at(moment)
    } else {
      return nil
    }
  }

  func time(before now: Timestamp) -> Timestamp {
    switch self {
    case .at(let moment): moment
    case .ago(let seconds): Timestamp(seconds: now.seconds - seconds)
    }
  }

  private static func seconds(in text: String) -> Int? {
    let units: [Character: Int] = ["m": 60, "h": 3_600, "d": 86_400]
    guard let unit = text.last.flatMap({ units[$0] }), let count = UInt16(text.dropLast()) else {
      return nil
    }
    return Int(count) * unit
  }

  private static func moment(in text: String) -> Timestamp? {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    let date = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard halves.count <= 2, date.count == 3, let year = date[0], let month = date[1], let day = date[2]
    else {
      return nil
    }
    let clock = halves.count == 2 ? halves[1].split(separator: ":", omittingEmptySubsequences: false) : []
    let parts = clock.compactMap { Int($0) }
    guard parts.count == clock.count, halves.count == 1 || (2...3).contains(parts.count) else { return nil }
    return Timestamp(
      year: year, month: month, day: day,
      hour: parts.first ?? 0,
      minute: parts.count > 1 ? parts[1] : 0,
      second: parts.count > 2 ? parts[2] : 0)
  }
}
