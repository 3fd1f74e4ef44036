import DIRuntime

// What its author calls unsafe is called so where it is used: that is checked where memory safety is strict.

final class Legacy { var hits = 1 }

enum Registry {
  // @provide
  @unsafe nonisolated(unsafe) static var legacy: Legacy = Legacy()
}

// @provide
@unsafe nonisolated(unsafe) var retries: Int = 3

// @provide
@unsafe func table(retries: Int) throws -> [String] { Array(repeating: "row", count: retries) }

// @provide
struct Parser {
  let rows: Int
  @unsafe init(table: [String], legacy: Legacy) { rows = table.count + legacy.hits }
}

// @provide(set: [depth = 4])
struct Arena {
  var depth = 0
  @unsafe init() {}
}

// @provide(singleton, boxed)
struct Settings: Sendable {
  let limit: Int
  @unsafe init(limit: Int = 7) { self.limit = limit }
}

// Safe, for all that is unsafe in it.
// @provide(singleton)
@safe final class Buffer: @unchecked Sendable {
  private let bytes: UnsafeMutableRawBufferPointer
  init() { unsafe bytes = .allocate(byteCount: 8, alignment: 1) }
  deinit { unsafe bytes.deallocate() }
  var count: Int { unsafe bytes.count }
}
