enum Settings {
  // @provide
  static let port = 8080
  // @provide
  static let ratio = -1.5
  // @provide
  static let isVerbose = true
  // @provide
  static let host = "localhost"
  // @provide
  static func hosts() -> [String] { ["a", "b"] }
  // @provide
  static let limits: [String: Int?] = ["x": nil]
  /// Named too: it is an optional of a common type.
  // @provide
  static var motto: String? { nil }
}

/// A stray value that must feed nothing.
enum Stray {
  // @provide
  static let answer = 42
}

typealias Count = Int

/// Not a common type: unnamed.
struct Mode { var isOn = true }

// @provide
struct Server {
  var port: Int
  var ratio: Double
  var isVerbose: Bool
  var backlog: Count = 5
  var other: Count  // @named(port)
  var mode: Mode?
  var motto: String?
  var missing: String?
  var hosts: Array<String>
  var limits: Dictionary<String, Optional<Swift.Int>>
}

// @provide
func describe(_ host: String, _ server: Server) -> Description {
  Description(text: "\(host):\(server.port) \(server.ratio) \(server.isVerbose) \(server.backlog) \(server.other) \(server.hosts)")
}

struct Description { var text: String }
