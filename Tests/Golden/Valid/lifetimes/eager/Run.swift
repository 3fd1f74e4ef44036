@_spi(Generated) import DIRuntime

@main
enum Run {
  static func main() async throws {
    try await warm()
    try await failing()
    try await overridden()
    try await children()
  }

  static func warm() async throws {
    let container = Container()
    print(Log.take())
    try await container.warmUp()
    print(Log.take())
    try await container.warmUp()
    _ = (container.zebra, container.main, container.reader, container.writer, container.settings)
    print(Log.take())
    try await container.close()
    print(Log.take())
  }

  static func failing() async throws {
    let container = Container()
    Stuck.isWanted = true
    do { try await container.warmUp() } catch let error as Stuck { print(error) }
    print(Log.take())
    Stuck.isWanted = false
    try await container._view.warmUp()
    print(Log.take())
  }

  static func overridden() async throws {
    let container = Container()
    try await container.warmUp()
    _ = Log.take()
    let scope = container.overriding {
      $0.override(.quiet) { c in
        Log.note("override")
        return c.original(.quiet)
      }
    }
    try await scope.warmUp()
    print(Log.take())
  }

  static func children() async throws {
    let container = Container()
    let visit = container.visit(name: "Ada")
    try await visit.warmUp()
    print(Log.take())
    let payment = visit.payment(card: "visa")
    try await payment.warmUp()
    print(Log.take())
    try await container.tour(id: 7).warmUp()
    print(Log.take())
    // It keeps for its parents what is another one there.
    let other = payment.overriding { $0.override(.name) { _ in "Bea" } }
    try await other.warmUp()
    print(Log.take())
    try await other.close()
    print(Log.take())
    try await payment.close()
    print(Log.take())
    try await visit.close()
    print(Log.take())
    try await container.close()
    print(Log.take())
  }
}
