import DIRuntime

enum Log {
  nonisolated(unsafe) private static var lines: [String] = []
  static func note(_ line: String) { lines.append(line) }
  static func take() -> String {
    defer { lines = [] }
    return lines.isEmpty ? "nothing" : lines.joined(separator: ", ")
  }
}

struct Stuck: Error { nonisolated(unsafe) static var isWanted = false }

protocol Clock: Sendable {}
protocol Reader: Sendable {}
protocol Writer: Sendable {}
protocol Part: Sendable {}

// @provide(singleton, eager)
final class Zebra: Sendable { init(lazy: Quiet) { Log.note("zebra") } }

// @provide(singleton)
final class Quiet: Sendable { init() { Log.note("quiet") } }

// @provide(singleton)
final class Unneeded: Sendable { init() { Log.note("unneeded") } }

// @provide(singleton, eager, as: Clock, name: main)
struct SystemClock: Clock { init() { Log.note("clock") } }

// @provide(singleton, as: [Reader, Writer], eager)
final class File: Reader, Writer { init() { Log.note("file") } }

// @provide(singleton, into: Part, eager, onClose: close)
final class Wheel: Part {
  init() { Log.note("wheel") }
  func close() { Log.note("wheel closed") }
}

// @provide(singleton, boxed, eager)
struct Settings: Sendable {
  var size = 1
  init() { Log.note("settings") }
}

// @provide(singleton, eager, set: [size = 3])
final class Client: @unchecked Sendable {
  var size = 0 { didSet { Log.note("client of \(size)") } }
}

// @provide
struct Old: Clock {}

// @provide(singleton, eager, replaces: old)
func newer() -> Old {
  Log.note("newer")
  return Old()
}

// @provide(singleton, eager)
final class Pool<Item: Sendable>: Sendable { init() { Log.note("pool of \(Item.self)") } }

// @provide
struct Shop {
  let numbers: Pool<Int>
  let words: Pool<String>
}

// @provide(singleton, eager)
func shaky() throws(Stuck) -> Int {
  Log.note("shaky")
  if Stuck.isWanted { throw Stuck() }
  return 1
}

#if os(Windows)
// @provide(singleton, eager, name: native)
final class NativeWindows: Sendable {}
#else
// @provide(singleton, eager, name: native)
final class NativeUnix: Sendable { init() { Log.note("native") } }
#endif

#if os(Windows)
// @provide(singleton, eager)
final class Registry: Sendable {}
#endif

// @provide(singleton, eager)
@available(macOS 15.0, *)
final class Modern: Sendable { init() { Log.note("modern") } }

// @provide(singleton, eager)
@available(*, deprecated)
final class Outdated: Sendable { init() { Log.note("outdated") } }

// @provide(singleton, eager)
let constant: Limit = Limit()
struct Limit: Sendable {}

// @container(parent: Container)
struct Visit {
  let name: String
}

// @provide(singleton, in: Visit, eager, onClose: close)
final class Cart: Sendable {
  let name: String
  init(name: String, clock: (any Clock)? /* @named(main) */) {
    self.name = name
    Log.note("cart of \(name)")
  }
  func close() async { Log.note("cart of \(name) closed") }
}

// The same name in both.
// @provide(singleton, in: Visit, eager, name: note)
final class Note: Sendable { init(cart: Cart) { Log.note("note") } }

// @container(parent: Container)
struct Tour {
  let id: Int
}

// @provide(singleton, in: Tour, eager, name: note)
final class Postcard: Sendable { init(id: Int) { Log.note("postcard \(id)") } }

// @container(parent: Visit)
struct Payment {
  let card: String
}

// @provide(singleton, in: Payment, eager, as: [Reader, Self], name: receipt, onClose: close)
final class Receipt: Reader {
  init(card: String, cart: Cart) { Log.note("receipt for \(card)") }
  func close() throws { Log.note("receipt closed") }
}
