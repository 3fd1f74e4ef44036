import Core
import DIRuntime

@main
enum Program {
  static func main() async throws {
    let container = Container()
    try await print(container.report.clock.name, container.zone.name, container.service.log.name)
  }
}
