protocol Connecting { var text: String { get } }

// @provide(as: Connecting, name: connection)
struct Connection: Connecting {
  let text: String

  init() { text = "empty" }

  // @provide
  init(host: String /* @arg */) { text = host }

  init(port: Int) { text = "\(port)" }
}

// @provide
final class Socket {
  let text: String
  init(text: String) { self.text = text }
}

extension Socket {
  // @provide
  convenience init(connection: any Connecting /* @named(connection) */, host: String /* @arg */) { self.init(text: connection.text) }
}

// @provide
struct Guarded {
  let text: String
  private init(text: String) { self.text = text }
  init?(number: Int) { nil }
  init() { self.init(text: "guarded") }
}
