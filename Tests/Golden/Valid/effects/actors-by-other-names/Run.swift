import DIRuntime

@main
struct Main {
  static func main() async throws {
    let container = Container()
    print(container.label.title, container.label.count, try await container.late.title)
    await onDisk(container)
    print(await container.words(), await container.words(of: "c"))
    print(container.screen === container.screen, await container.visit.screen.name)
    print(await container.sum.numbers, container.reader.cache === container.cache)
  }

  @Storage.Disk static func onDisk(_ container: Container) {
    print(container.table.rows, container.table === container.table, container.file === container.file)
    let other = Container { $0.override(.file) { _ in File() } }
    print(other.table === container.table)
  }
}
