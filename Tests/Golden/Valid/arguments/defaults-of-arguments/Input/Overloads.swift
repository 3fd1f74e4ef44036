private let hiddenLimit = 101

// @provide
final class Window {
  private static let margin = 5
  let text: String

  init(
    title: String,  // @arg
    margin: Int = Window.margin,  // @arg
    border: Int = 6,  // @arg
    size: Size = Size(width: 2),  // @arg
    limit: Int? = hiddenLimit  // @arg
  ) {
    text = "\(title) \(margin) \(border) \(size.width) \(limit ?? -1)"
  }
}

// @provide
struct Stored {
  var size = 4  // @arg
  var names: Set<String> = Set(["a"])  // @arg
  var number: Int = Int("7") ?? 0  // @arg
  var label: String?  // @arg
}

struct Shade: Sendable {
  var depth: Int
  static let light = Shade(depth: 1)
  fileprivate static let hidden = Shade(depth: 9)
  fileprivate var darker: Shade { Shade(depth: depth + 1) }
}

/// Defaults that only this file sees, behind a dot and behind two.
// @provide
struct Shades {
  let text: String
  init(
    one: Shade = .hidden,  // @arg
    other: Shade = .light.darker  // @arg
  ) {
    text = "\(one.depth) \(other.depth)"
  }
}
