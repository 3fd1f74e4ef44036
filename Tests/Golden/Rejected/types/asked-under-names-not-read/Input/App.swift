import Kit

enum Make {
  // @provide
  static func theme() -> Theme { Theme() }

  // @provide
  static func icon(size: Int /* @arg */) -> Icon { Icon() }

  // @provide
  static func box<T: Sendable>() -> Kit.Box<T> { Kit.Box() }
}

// @provide
struct Dark: Skin {}

// Functions that ask for a theme, and one that does not.
// @provide
struct Functions {
  init(
    maker: Maker? = nil,
    later: LaterMaker? = nil,
    main: MainMaker? = nil,
    maybe: MaybeMaker = nil,
    sized: SizedMaker? = nil,
    change: Change? = nil
  ) {}
}

// An instance of a generic provider.
// @provide
struct Album {
  init(icons: Icons = Icons()) {}
}

// A subtype of a protocol.
// @provide
struct Window {
  init(look: (any Look)? /* @match(nearest) */ = nil) {}
}

// A named provider comes before the unnamed one.
enum Named {
  // @provide(name: skin)
  static func dark() -> any Skin { Dark() }

  // @provide
  static func light() -> any Look { Dark() }
}

// @provide
struct Painter {
  init(skin: any Look) {}
}
