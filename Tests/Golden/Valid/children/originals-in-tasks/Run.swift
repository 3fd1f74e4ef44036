import DIRuntime

@main
enum Run {
  static func main() async throws {
    let container = Container {
      // What is asked for at the same time as something else is part of the build all the same.
      $0.override(.disk) { c in
        async let disk = c.original(.disk)
        async let settings = c.settings
        return await (disk, settings).0
      }
      $0.override(.network) { c in
        await withTaskGroup(of: Network.self) { group in
          group.addTask { await c.original(.network) }
          return await group.next()!
        }
      }
    }
    print(await container.disk === container.diskWriter, await container.network === container.network)
    print(await container.fresh(.disk) === container.diskWriter)
    try await container.close()
  }
}
