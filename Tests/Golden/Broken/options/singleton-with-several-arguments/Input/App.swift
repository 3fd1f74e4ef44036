enum Connections {
  // @provide(
  //   singleton,
  //   name: connection
  // )
  static func open(
    host: String,  // @arg
    port: Int = 80  // @arg
  ) -> Connection { Connection() }
}

struct Connection: Sendable {}

// @provide(singleton)
struct Pool {
  // @arg
  let size: Int
  let connection: Connection
}
