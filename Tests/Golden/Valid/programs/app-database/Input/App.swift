import DIRuntime

enum DatabaseError: Error { case busy(Int), closed }

// @provide(singleton)
final class Counter: Sendable {
  private let count = Box(0)
  func next() -> Int { count.withLock { $0 += 1; return $0 } }
}

// @provide
final class Connection {
  let number: Int
  init(counter: Counter) throws(DatabaseError) {
    number = counter.next()
    if number % 3 == 0 { throw .busy(number) }
  }
}

// @provide
final class Pool {
  private let connect: () throws(DatabaseError) -> Connection
  private var idle: [Connection] = []
  init(connection: @escaping () throws(DatabaseError) -> Connection) { connect = connection }

  func with<Value>(_ body: (Connection) throws -> Value) throws -> Value {
    let connection = try idle.popLast() ?? connect()
    defer { idle.append(connection) }
    return try body(connection)
  }
}

// @provide
struct Migration {
  let version: Int  // @arg
  let connection: Connection
}

// @provide(singleton)
final class Schema: Sendable {
  let first: Int
  init(migration: (Int) throws(DatabaseError) -> Migration) throws(DatabaseError) {
    first = try migration(1).connection.number
  }
}
