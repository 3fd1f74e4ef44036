import DIRuntime
import Kit

// @provide
struct Client: Styled {
  let style: Style /* @arg */
  // Known by the property.
  let look: Int
}

enum Looks {
  // @provide(name: look)
  static let look = 3
}

struct Server: Styled {
  let look = 1

  // @provide(name: plain)
  static func plain() -> Style { Plain() }
}

// What it says where the protocol is named, generated code can say.
// @provide
struct Guest: Styled {
  let style: Guest.Style /* @arg */
  let look: Int
}
