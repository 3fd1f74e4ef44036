struct Failed: Error {}

// @provide
struct File: ~Copyable {
  init() throws(Failed) {}
}

// Whose fault it is, is said above.
// @provide
struct Editor: ~Copyable {
  let file: File
}

// @provide
final class Holder {
  init(file: consuming File) {}
}

struct Socket: ~Copyable {}

// @provide
func connection() async -> Socket? { nil }

// What takes an argument is handed out by a func.
// @provide
func socket(port: Int /* @arg */) throws -> Socket { Socket() }

// @provide
func opened(name: String /* @arg */) async throws -> Box { Box() }

struct Box: ~Copyable {}

// @provide
@MainActor
struct Window: ~Copyable {
  init() throws {}
}

// @provide
struct Handle: ~Copyable {
  init(holder: Holder) {}
}

struct Both<Value: ~Copyable>: ~Copyable {
  var value: Int
}
extension Both: Copyable where Value: Copyable {}

// @provide
func both() throws -> Both<Int> { Both(value: 3) }
