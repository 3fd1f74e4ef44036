// SPDX-License-Identifier: MIT

/// How a report is written down.
enum Format: String, CaseIterable, Sendable {
  case text
  case markdown
  case csv
}

/// The parts of a report, in the order in which they appear.
enum SectionID: String, CaseIterable, Sendable {
  case summary
  case status
  case pages
  case heavy
  case errors
  case hours
  case visitors
  case suspicious
}

/// What the user asked for.
struct ReportOptions: Equatable, Sendable {
  var path: String
  var format = Format.text
  var topCount: Int
  var sections = SectionID.allCases
  var since: Timestamp?
  var until: Timestamp?
  var countsCrawlers = true
  var isStrict = false

  /// Whether a moment lies in the asked-for window; its end does not belong to it.
  func includes(_ time: Timestamp) -> Bool {
    if let since, time < since { return false }
    if let until, time >= until { return false }
    return true
  }
}
