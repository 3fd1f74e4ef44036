struct User: Sendable { let name = "Ada" }

// @provide
struct Separator { let text = "-" }

extension Array where Element == String {
  // @provide(name: words)
  static func words() -> [Element] { ["a", "b"] }
}

extension [User] {
  // @provide
  static func users(separator: Separator) -> Self { [User(), User()] }
}

extension [String: User] {
  // @provide
  static var table: [Key: Value] { ["x": User()] }
}

extension User? {
  // @provide
  static var guest: User? { nil }
}

struct Repo<Item> {
  let text: String
}

extension Repo where Item == User {
  // @provide
  init(users: [Item], separator: Separator) { text = users.map(\.name).joined(separator: separator.text) }
}

extension Repo<Int> {
  // @provide(singleton)
  static func numbers(words: [String] /* @named(words) */) -> Repo<Item> { Repo(text: words.joined()) }
}

// @provide
struct Report {
  let users: Repo<User>
  let numbers: Repo<Int>
  let guest: User?
  let table: [String: User]
}
