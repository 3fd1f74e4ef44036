import Kit

struct Story: Sendable { let title: String }
struct Bold: Sendable {}

final class Front: Page<Story> {
  // @provide
  static func lead() -> Item { Story(title: "lead") }

  // @provide
  static func all(first: Item) -> Items { [first] }

  // @provide
  struct Teaser {
    let text: String
    init(story: Item /* @arg */, others: Items) { text = "\(story.title) and \(others.count)" }
  }
}

enum Login: Screen {
  static func style() -> Bold { Bold() }

  // @provide(singleton)
  static func look() -> Bold { Bold() }

  // A type that the module has at top level.
  // @provide
  static func client() -> Client { Client() }
}

// @provide
struct Session {
  let client: Client
}
