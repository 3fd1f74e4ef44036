// @provide(singleton)
final class Orders: Sendable {
  init(mailer: Mailer) async throws {}
}

// @provide(singleton)
final class Mailer: Sendable {
  init(orders: Orders) {}
}

struct Jam: Error {}

// @provide
struct Printer { let spooler: Spooler }

// @provide
struct Spooler {
  init(printer: Printer) throws(Jam) {}
}

// @provide
@MainActor
final class Window {
  init(menu: Menu) {}
}

// @provide
struct Menu { let window: Window }

@globalActor
actor Archive {
  static let shared = Archive()
}

// @provide
@Archive
final class Shelf {
  init(index: Index) {}
}

// @provide
@Archive
struct Index { let shelf: Shelf }

// @provide(singleton)
final class Engine: Sendable { init(gear: Gear) async {} }

// @provide(singleton)
final class Gear: Sendable { init(engine: Engine) {} }
