import DIRuntime

@main
struct Main {
  @MainActor static func main() async throws {
    let container = Container()
    try await container.warmUp()
    print(container.model1 === container.model1, container.value58.number, container.screen60.number)
    print(container.model57.number)
  }
}
