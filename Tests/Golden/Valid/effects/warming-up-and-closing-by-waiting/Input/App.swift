import DIRuntime
import Synchronization

let begun = Atomic(0)
/// Ends where two are being built at the same time.
func meet() async {
  begun.add(1, ordering: .relaxed)
  while begun.load(ordering: .relaxed) < 2 { try? await Task.sleep(for: .milliseconds(1)) }
}

let log = Mutex<[String]>([])
func note(_ s: String) { log.withLock { $0.append(s) } }

// @provide(singleton, eager, onClose: shutDown)
final class Database: Sendable {
  init() async {
    await meet()
    note("database")
  }
  func shutDown() async throws { note("database closed") }
}

// @provide(singleton, eager, onClose: stop)
final class Server: Sendable {
  init(database: Database) { note("server") }
  func stop() { note("server closed") }
}

// @provide(singleton, eager)
final class Cache: Sendable { 
  init() async throws {
    await meet()
    note("cache")
  }
 }

// @provide(singleton, eager, onClose: close)
@MainActor final class Window { init() { note("window") }; func close() { note("window closed") } }

@globalActor actor DB { static let shared = DB() }

// @provide(singleton, eager, onClose: close)
@DB final class Table { init() { note("table") }; func close() throws { note("table closed") } }

// @provide(singleton, eager)
actor Plain { init() { note("plain") } }

// @container(parent: Container)
struct Session { let user: String }

// @provide(singleton, eager, in: Session, onClose: end)
final class Visit: Sendable { init(user: String) async { note("visit \(user)") }; func end() async { note("end") } }
