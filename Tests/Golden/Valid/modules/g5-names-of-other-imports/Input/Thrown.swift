import DIRuntime
import Found

// @provide(into: Source)
struct Reader: Source {
  let name = "reader"
  init() throws(ReadError) {}
}

// @provide(singleton, as: [Source, Self], name: pipe, onClose: close)
final class Pipe: Source {
  let name = "pipe"
  init() {}
  func close() {}
}

// @provide(into: Source)
struct Socket: Source { let name = "socket" }

// @provide
@WorkActor final class Worker {
  let operation: Operation<Int>
  init(operation: Operation<Int>) async { self.operation = operation }
}

// @container(parent: Container)
struct Visit {
  let seen: Set<Notification>
  var source: (any Source)? = nil
}

// @provide(in: Visit, singleton)
struct Guest: Sendable {
  let seen: Set<Notification>
  let operation: Operation<Int>
}
