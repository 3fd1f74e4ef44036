import DIRuntime

protocol Theme: Sendable { var name: String { get } }

// @container(parent: Container)
struct Session: Sendable {}

// @container(parent: Container)
struct Preview: Sendable {}

// @provide(in: Session)
struct Chosen: Theme { let name = "chosen" }

// @provide(in: Preview)
struct Draft: Theme { let name = "draft" }

protocol Standard: Theme {}

// @provide
struct Basic: Standard { let name = "basic" }

// What is kept by the container cannot mean what only a child has, though that is nearer.
// @provide(singleton)
final class Window: Sendable {
  let theme: any Theme
  let other: (any Theme)?

  init(theme: any Theme /* @match(nearest) */, other: (any Theme)? = nil /* @match(nearest) */) {
    (self.theme, self.other) = (theme, other)
  }
}

// What a session keeps cannot mean what a preview has.
// @provide(singleton, in: Session)
final class Page: Sendable {
  let theme: any Theme

  init(theme: any Theme /* @match(nearest) */) { self.theme = theme }
}
