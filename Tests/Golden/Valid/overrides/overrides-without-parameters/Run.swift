import DIRuntime

struct Frozen: Configuration { let name = "frozen" }

@main
struct Run {
  @MainActor
  static func main() async throws {
    let frozen = Container {
      $0.override(.configuration) { Frozen() }
      $0.override(.file) { 7 }
      $0.override(.model) { Frozen() }
      $0.override(.remote) { Frozen() }
      $0.override(.plain) { Frozen() }
    }
    print(try frozen.configuration.name, try frozen.file(path: "a"), try frozen.model.name)
    print(try await frozen.remote.name, try frozen.plain.name)

    let broken = Container {
      $0.override(.configuration) { () throws(NoFile) in throw NoFile() }
      $0.override(.file) { () throws(NoFile) in throw NoFile() }
      $0.override(.model) { () throws(NoFile) in throw NoFile() }
      $0.override(.remote) { () async throws(NoFile) in throw NoFile() }
      $0.override(.plain) { throw NoFile() }
    }
    print((try? broken.configuration) == nil, (try? broken.file(path: "a")) == nil, (try? broken.model) == nil)
    print((try? await broken.remote) == nil, (try? broken.plain) == nil)
  }
}
