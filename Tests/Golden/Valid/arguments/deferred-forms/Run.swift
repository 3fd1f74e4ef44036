import DIRuntime

@main struct Run {
  static func main() async throws {
    let c = Container()
    let desk = c.desk
    print(desk.lazy.value.now, desk.provider() === desk.provider(), desk.function() === desk.function())
    print(desk.sendable().clock.now, try await desk.asynchronous().clock.now)
    print(try desk.checked() === desk.checked(), try desk.anyError() === desk.anyError(), try await desk.parsed())
    print(desk.optional.map { $0().clock.now } ?? 0, desk.optionalLazy.map { $0.value === $0.value } ?? false)
    print(desk.missing == nil, desk.other(Missing()))

    let tray = c.tray
    print(tray.lazy.value === tray.lazy.value, tray.make() === tray.make(), tray.sendable().clock.now)
    print(tray.drafts() === tray.drafts(), tray.draft.value === tray.draft.value)
    print(c.table.note.clock.now, try c.shelf.ticket === c.shelf.ticket)

    let test = Container { $0.override(.ticket) { _ throws(Failure) in throw Failure() } }
    do { _ = try test.desk.checked() } catch { print(error) }
  }
}
