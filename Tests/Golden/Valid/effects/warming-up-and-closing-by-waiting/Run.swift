import DIRuntime
import Synchronization

@main
struct Main {
  static func main() async throws {
    let c = Container()
    try await c.warmUp()
    print(log.withLock { $0.sorted() })
    print(log.withLock { $0.first! })
    log.withLock { $0 = [] }
    try await c.warmUp()
    let s = c.session(user: "ann")
    try await s.warmUp()
    try await s.close()
    try await c.close()
    let all = log.withLock { $0 }
    print(all.prefix(2), all.dropFirst(2).sorted(), all.firstIndex(of: "server closed")! < all.firstIndex(of: "database closed")!)
  }
}
