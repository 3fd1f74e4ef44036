import DIRuntime

enum Defaults {
  // @provide
  static let timeout: Duration = .seconds(5)
  // @provide
  static var retries: Int { 3 }
  // @provide(name: baseURL)
  static func address(scheme: String, host: String) -> String { "\(scheme)://\(host)" }
  // @provide
  static let scheme = "https"
  // @provide
  static let host = "example.org"
  // @provide
  static let isVerbose = false
  // @provide
  static let ratio = 1.5
  // @provide
  static let headers: [String: String] = ["Accept": "text/plain"]
}

// @provide
struct Client {
  let baseURL: String
  let timeout: Duration
  let retries: Int
  let headers: [String: String]
  var isVerbose = true
  var limit: Int = 10
  var ratio: Double
}

// @provide
struct Session {
  let url: String  // @named(baseURL)
  let attempts: Int  // @named(retries)
  let name: String?
  let host: String?
}
