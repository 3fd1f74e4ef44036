// SPDX-License-Identifier: MIT

/// One request as the server logged it.
struct LogEntry: Equatable, Sendable {
  /// The client's address, IPv4 or IPv6, or its name.
  let client: String
  let user: String?
  let time: Timestamp
  /// Nil where what the client sent was not HTTP, or nothing at all.
  let request: Request?
  let status: Int
  /// The bytes of the response's body.
  let size: Int
  let referrer: String?
  let userAgent: String?

  var failed: Bool { status >= 400 }
}

/// The first line of an HTTP request.
struct Request: Equatable, Sendable {
  let method: String
  let path: String
  let query: String?

  /// Nil if the line is not `METHOD target HTTP/version`.
  init?(_ line: String) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard
      parts.count == 3, parts[2].hasPrefix("HTTP/"), !parts[1].isEmpty,
      !parts[0].isEmpty, parts[0].utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    else { return nil }
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    method = String(parts[0])
    path = String(target[0])
    query = target.count == 2 ? String(target[1]) : nil
  }

  /// What follows the last dot of the last path component.
  var fileExtension: String? {
    guard let file = path.split(separator: "/").last, let dot = file.lastIndex(of: ".") else { return nil }
    return file[file.index(after: dot)...].lowercased()
  }
}
