// @module(isolation: MainActor)
import DIRuntime

// @provide(singleton, eager, onClose: close)
nonisolated final class Disk: Sendable {
  init() { print("disk") }
  func close() throws { print("disk closed") }
}

// @provide(singleton, eager, onClose: close)
actor Counter {
  init(disk: Disk) { print("counter") }
  func close() { print("counter closed") }
}

// Made anywhere, closed on the main actor where that is the default.
// @provide(singleton, onClose: close)
final class Window: @unchecked Sendable {
  nonisolated init() { print("window") }
  func close() { print("window closed") }
}

// @container(parent: Container)
nonisolated struct Session {
  let user: String
}

// @provide(singleton, in: Session, eager, onClose: close, set: [size = 2])
nonisolated final class Cart: @unchecked Sendable {
  var size = 1
  init(user: String) { print("cart of \(user)") }
  func close() async { print("cart of \(size) closed") }
}
