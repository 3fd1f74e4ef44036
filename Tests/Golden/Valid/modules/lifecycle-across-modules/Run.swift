import Core
import DIRuntime

@main
enum Run {
  static func main() async throws {
    let container = Container()
    try await container.warmUp()
    print(Log.take())
    let session = container.session(user: "Ada")
    try await session.warmUp()
    print(Log.take())
    try await session.close()
    print(Log.take())
    try await container.close()
    print(Log.take())
    let other = Container { $0.override(.clock) { c in c.original(.clock) } }
    _ = (other.clock, other.weather)
    try await other.close()
    print(Log.take())
  }
}
