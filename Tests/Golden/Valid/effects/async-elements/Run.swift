import DIRuntime

@main
enum Main {
  static func main() async throws {
    let container = Container()
    let health = try await container.health
    print(health.all.map(\.name), health.byKind.count)
    print(try await health.one(.b).name, try await health.one(.c).name, try await health.later().count)
    print(await container.steps.map(\.number))
    let other = Container {
      $0.override(.checks) { c in [try await c.second] }
      $0.override(.checksByKind) { [:] }
    }
    print(try await other.health.all.count, try await other.health.byKind.count, try await other.health.one(.a).name)
    let faked = Container { $0.override(.two) { Two() } }
    print(await faked.steps.count)
  }
}
