// @provide
final class Disk { init() throws {} }

@MainActor struct Screen { let size: Int }

// @provide
final class Index {
  init(disk: Disk, screen: Screen) {}
}

extension Screen {
  // @provide
  static func measured() -> Screen { Screen(size: 7) }
}

// @provide
final class Viewer {
  init(index: Provider<Index>) {}
}

// @provide
final class Client { init() async {} }

// @provide
struct Feed {
  @MainActor init(client: Client) {}
}

// @provide
final class Reader {
  init(feed: Lazy<Feed>) {}
}
