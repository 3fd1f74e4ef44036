// @provide
final class Index: Sendable {
  init() async {}
}

// @provide
struct Clock {}

// The call waits for the index, so it would mean the second.
struct Search {
  // @provide
  init(index: Index) {}
  init(index: Index) async {}
}

enum Reports {
  // @provide
  static func report(index: Index, clock: Clock) -> [Search] { [] }
  static func report(index: Index, clock: Clock) async -> [Search] { [] }
}

// Nothing waits here.
struct Watch {
  // @provide
  init(clock: Clock) {}
  init(clock: Clock) async {}
}

// This one is meant.
struct Page {
  init(index: Index) {}
  // @provide
  init(index: Index) async {}
}
