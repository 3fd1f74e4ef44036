@globalActor actor Disk { static let shared = Disk() }

// Async, and with a mistake, so that nothing else knows what it is.
// @provide(singelton)
final class Connection: Sendable { init() async {} }

// @provide
@MainActor final class Screen { init(connection: Connection) {} }

// Waits for both, once that is mended.
// @provide
@Disk final class Report: Sendable { init(screen: Screen) {} }

// @provide
@Disk final class File: Sendable { init() {} }

// Nobody's, for it waits.
// @provide(weak)
final class Cache: Sendable { init(file: File, connection: Connection) {} }

// These never wait.
// @provide
@MainActor final class Window { init(file: File) {} }

// @provide(weak)
final class Index: Sendable { init(file: File) {} }
