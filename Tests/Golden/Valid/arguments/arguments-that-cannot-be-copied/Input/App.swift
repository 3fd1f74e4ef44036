import DIRuntime

// @provide(singleton)
final class Log: Sendable {}

struct Socket: ~Copyable {
  let number: Int
}

// Who takes one, who only looks at one, and who can do without.

// @provide
struct Connection: ~Copyable {
  let log: Log
  let socket: Socket
  init(log: Log, socket: consuming Socket /* @arg */) {
    self.log = log
    self.socket = socket
  }
}

// @provide
struct Report {
  let text: String
  init(on socket: borrowing Socket /* @arg */, log: Log) { text = "socket \(socket.number)" }
}

// @provide
func describe(_ socket: consuming Socket? /* @arg */, log: Log) -> Description {
  Description(number: socket?.number)
}
struct Description { let number: Int? }

// A property takes it for good.
// @provide
struct Session: ~Copyable {
  let log: Log
  let socket: Socket  // @arg
}
