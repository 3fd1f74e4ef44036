import DIRuntime
import Kit

@resultBuilder enum ListBuilder<Element> {
  static func buildBlock(_ elements: Element...) -> [Element] { elements }
}

// Builders stay in front of arguments.
// @provide
struct List {
  let items: [Int]
  let words: [String]
  init(@ListBuilder<Int> items: () -> [Int] /* @arg */, @TextBuilder words: () -> [String] /* @arg */) {
    (self.items, self.words) = (items(), words())
  }
}

// @provide
struct Menu {
  @TextBuilder let words: () -> [String]  // @arg
}

// Nothing but a builder stands in front of a function.
// @provide
struct Letter {
  let words: [String]
  init(@Lines words: () -> [String] /* @arg */) { self.words = words() }
}

// An alias that is written with '@escaping' is a function's.
// @provide
final class Request {
  let done: Completion
  let later: Completion?
  init(done: @escaping Completion /* @arg */, later: Completion? = nil /* @arg */) {
    (self.done, self.later) = (done, later)
  }
}

// @provide
struct Volume {
  @Positive var value: Int  // @arg
  let image: Image  // @arg
}

// A struct conforms to it, so it is a protocol.
// @provide(singleton, as: Screen)
struct Small: Screen { let name = "small" }

// @provide(into: Screen)
struct Large: Screen { let name = "large" }

// A parameter says that it is a protocol.
// @provide(as: Panel)
final class SidePanel: Panel {
  let name = "side"
  init() {}
}

// @provide(into: Plugin)
struct First: Plugin { let name = "first" }

extension Image {
  // @provide
  static func wide() -> Image { Image("wide") }
}

// @provide
final class Home: Controller {
  let (screen, all, panel, plugins, image): (any Screen, [any Screen], any Panel, [any Plugin], Image)
  init(screen: any Screen, screens: [any Screen], panel: any Panel, plugins: [any Plugin], image: Image) {
    (self.screen, all, self.panel, self.plugins, self.image) = (screen, screens, panel, plugins, image)
  }
}
