// @provide(singleton)
final class Cache: Sendable {}

class Theme {}

// @provide
final class DarkTheme: Theme {}

struct Loader {
  // @provide
  init(cache: Cache?) {}
  init(cache: Cache, limit: Int = 7) {}
}

enum Makers {
  // @provide
  static func page(theme: Theme /* @match(nearest) */) -> Page { Page() }
  static func page(theme: DarkTheme) -> Page { Page() }
}

struct Page {}
