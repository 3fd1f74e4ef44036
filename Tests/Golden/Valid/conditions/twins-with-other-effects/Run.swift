import DIRuntime

@main
struct Main {
  static func main() async throws {
    let container = Container()
    let settings = try await container.settings
    print(settings.storage.name, settings.token, try await container.remote.name)
    _ = await MainActor.run { container.dashboard }
  }
}
