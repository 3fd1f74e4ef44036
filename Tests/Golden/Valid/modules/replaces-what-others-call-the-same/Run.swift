import Core
import DIRuntime
import Middle

@main struct Run {
  static func main() async throws {
    let container = Container()
    print(container.kitchen.time.name)
    print(await container.pocket.time.name)
    print(try await container.garden.time.name)
  }
}
