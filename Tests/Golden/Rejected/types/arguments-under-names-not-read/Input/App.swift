import DIRuntime
import Kit

// Arguments that are not forwarded, because they have two names, and the inner one has a default.
// @provide
struct Painting {
  init(theme: Theme = Theme() /* @arg */) {}
}

// @provide
struct Gallery {
  init(theme: Look /* @arg */, painting: Painting) {}
}

// @provide
struct Museum {
  init(theme: Look /* @arg */, painting: Lazy<Painting>) {}
}

// @provide
struct Sketch {
  init(draw: @escaping () -> Look = { Look() } /* @arg */) {}
}

// @provide
struct Portfolio {
  init(draw: @escaping () -> Theme /* @arg */, sketch: Sketch) {}
}

// Functions with arguments of two names.
// @provide
struct Frame {
  init(width: Int /* @arg */, theme: Theme /* @arg */) {}
}

// @provide
struct Workshop {
  init(frame: (Int, Look) -> Frame = { Frame(width: $0, theme: $1) }) {}
}

// @provide
struct Glass {
  init(theme: Look /* @arg */) {}
}

// @provide
struct Factory {
  init(glass: (@Sendable (Theme) throws -> Glass)? = nil) {}
}

// Names that a type has from a superclass that is not read.
struct Story {}

final class Front: Page<Story> {
  // @provide
  static func lead() -> Item { Story() }

  // @provide
  struct Teaser {
    init(story: Item = Story() /* @arg */) {}
  }
}

// @provide
struct Paper {
  init(story: Story = Story()) {}
}

// @provide
struct Edition {
  init(story: Story /* @arg */, teaser: Front.Teaser) {}
}
