import DIRuntime

@main
enum Run {
  static func main() async throws {
    let container = Container()
    try await container.warmUp()
    _ = container.window
    let session = container.session(user: "Ada")
    try await session.warmUp()
    try await session.close()
    try await container.close()
  }
}
