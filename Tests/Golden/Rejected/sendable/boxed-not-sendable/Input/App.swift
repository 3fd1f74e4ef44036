import DIRuntime

final class Page {}

// @provide(boxed, singleton)
struct Settings { var page = Page() }

// @provide(public, boxed)
public struct Note { var page = Page() }
