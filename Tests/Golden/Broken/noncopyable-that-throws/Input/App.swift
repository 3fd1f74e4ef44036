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
func socket(port: Int /* @arg */) async throws -> Socket { Socket() }

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
