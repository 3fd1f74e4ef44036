import DIRuntime

actor Store {
  init?(path: String) { nil }
}

struct Token: ~Copyable { let number = 1 }

protocol Log {}

final class Hidden: Log {
  private init() {}
}

@available(*, unavailable)
struct Old: Log {}

private struct Secret: Log {}

protocol Mode {}

enum Plain: Mode { case one }

// @provide
final class Screen {
  init(store: Store, log: any Log, mode: any Mode) {}
}

// @provide
final class Door {
  init(token: borrowing Token) {}
}
