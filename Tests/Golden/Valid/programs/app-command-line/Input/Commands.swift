import DIRuntime

protocol Command {
  static var name: String { get }
  func run() throws -> String
}

struct Usage: Error, CustomStringConvertible { let description: String }

/// What the user wrote behind the command's name.
struct Words { var all: [String] }

// @provide
struct Add: Command {
  static let name = "add"
  let words: Words  // @arg
  let store: Store
  func run() throws -> String {
    guard let first = words.all.first else { throw Usage(description: "add what?") }
    store.items.withLock { $0.append(first) }
    return "added \(first)"
  }
}

// @provide
struct List: Command {
  static let name = "list"
  let words: Words  // @arg
  let store: Store
  func run() -> String { store.items.withLock { $0.joined(separator: ", ") } }
}
