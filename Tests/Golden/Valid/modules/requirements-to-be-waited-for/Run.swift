import DIRuntime
import Lib

@main
enum Program {
  static func main() async throws {
    let container = Container()
    let search = try await container.search
    print(search.database.name, search.archive.database.name, search.index.count, search.region.name)
    let other = container.overriding { $0.override(.database) { _ in Database("") } }
    do {
      _ = try await other.search
    } catch {
      print(error)
    }
  }
}
