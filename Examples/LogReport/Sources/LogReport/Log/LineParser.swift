// SPDX-License-Identifier: MIT

/// Reads lines of the combined log format.
///
///     client identity user [time] "request" status size "referrer" "user agent"
///
/// What follows the user agent is left alone: servers are often told to log more.
// @provide
struct LineParser: Sendable {
  /// A longer line is damage or an attack, not a request.
  var lengthLimit = 16_384

  func parse(_ line: Substring) throws(LineError) -> LogEntry {
    guard line.utf8.count <= lengthLimit else { throw .tooLong(limit: lengthLimit) }
    var fields = FieldCursor(line)
    let client = try fields.word(.client)
    _ = try fields.word(.identity)
    let user = try fields.word(.user)
    let time = try fields.bracketed(.time)
    let request = try fields.quoted(.request)
    let status = try fields.word(.status)
    let size = try fields.word(.size)
    let referrer = try fields.quoted(.referrer)
    let userAgent = try fields.quoted(.userAgent)
    return LogEntry(
      client: client,
      user: present(user),
      time: try parseTime(time),
      request: Request(request),
      status: try number(status, .status, in: 100...599),
      size: size == "-" ? 0 : try number(size, .size, in: 0...Int.max),
      referrer: present(referrer),
      userAgent: present(userAgent))
  }

  private func present(_ text: String) -> String? {
    text.isEmpty || text == "-" ? nil : text
  }

  private func number(_ text: String, _ field: LogField, in range: ClosedRange<Int>) throws(LineError) -> Int
  {
    guard let number = Int(text), range.contains(number) else { throw .invalid(field, text) }
    return number
  }

  /// Reads `14/Mar/2025:09:26:53 +0100`.
  private func parseTime(_ text: String) throws(LineError) -> Timestamp {
    let parts = text.split { "/: ".contains($0) }
    guard
      parts.count == 7, let month = Self.months.firstIndex(of: String(parts[1])),
      let offset = offset(parts[6]),
      let day = Int(parts[0]), let year = Int(parts[2]),
      let hour = Int(parts[3]), let minute = Int(parts[4]), let second = Int(parts[5]),
      let time = Timestamp(
        year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second, offset: offset)
    else { throw .invalid(.time, text) }
    return time
  }

  /// The seconds of an offset such as `+0130`.
  private func offset(_ text: Substring) -> Int? {
    guard text.count == 5, text.hasPrefix("+") || text.hasPrefix("-"), let digits = Int(text.dropFirst())
    else {
      return nil
    }
    let seconds = (digits / 100 * 60 + digits % 100) * 60
    return text.hasPrefix("-") ? -seconds : seconds
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
