enum Defaults {
  // @provide
  static let port = "8080"
  // @provide
  static let hosts: [String] = []
}

// @provide
struct Server {
  let port: Int
  let hosts: Set<String>
}
