@_spi(Generated) import DIRuntime

@main
enum Run {
  static func main() async throws {
    try await inOrder()
    try await everyKind()
    try await overrides()
    try await overriding()
  }

  static func inOrder() async throws {
    try await Container().close()
    print(Log.take())
    let container = Container()
    _ = (container.server, container.temporary)
    try await container.close()
    print(Log.take())
    // What is there can be read, and is closed no more.
    _ = (container.server, container.temporary)
    try await container.close()
    print(Log.take())
  }

  static func everyKind() async throws {
    let container = Container()
    _ = (container.opaque, container.makeTicket, container.makeSpare, container.reader, container.writer)
    _ = (container.wheel, container.parts, container.store, container.page)
    try await container.close()
    print(Log.take())
    try await channels()
  }

  static func channels() async throws {
    let container = Container()
    _ = (container.channel(value: "a"), container.channel(value: "b"), container.channel(value: "a"))
    _ = (container.pair(a: 1, b: 2), container.pairPair(a: 1, b: 2), container.pair(a: 2, b: 2))
    _ = (try container.open, container.shop, container.make, container.native, container.modern)
    // What is built anew is not kept.
    _ = (container.fresh(.disk), container.fresh(.reader), container.fresh(.channel, "c"))
    try await container.close()
    print(Log.take())
  }

  static func overrides() async throws {
    let container = Container {
      $0.override(.temporary) { _ in Temporary() }
      $0.override(.disk) { c in c.original(.disk) }
      $0.override(.store) { c in c.original(.store) }
      $0.override(.writer) { c in c.original(.writer) }
    }
    _ = (container.temporary, container.journal, container.store, container.writer)
    try await container.close()
    print(Log.take())
  }

  static func overriding() async throws {
    let container = Container()
    let scope = container.overriding { $0.override(.temporary) { _ in Temporary() } }
    _ = (scope.temporary, scope.disk, scope.page, scope.reader)
    try await scope.close()
    print(Log.take())
    try await container.close()
    print(Log.take())
    try await container._view.close()
    print(Log.take())
  }
}
