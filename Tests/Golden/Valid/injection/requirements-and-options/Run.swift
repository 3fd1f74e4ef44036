import DIRuntime
import Kit

@main struct Main {
  static func main() async throws {
    let c = Container()
    print(load(c), c.my.api.name, c.my.extra, c.model.value.api.name, c.model.value.count)
    print(c.kept.api.name, c.kept.later.value.api.name, c.light.kept === c.kept, c.room(id: 3).kept === c.kept)
    let t = Container { $0.override(.api) { _ in Live() } }
    print(load(t))
    let u = c.overriding { $0.override(.api) { _ in Live() } }
    print(u.kept !== c.kept)
    try await c.close()
  }
}
