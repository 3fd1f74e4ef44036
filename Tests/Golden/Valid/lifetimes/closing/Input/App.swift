import DIRuntime

// What is closed says so here.
enum Log {
  nonisolated(unsafe) private static var lines: [String] = []
  static func note(_ line: String) { lines.append(line) }
  static func take() -> String {
    defer { lines = [] }
    return lines.isEmpty ? "nothing" : lines.joined(separator: ", ")
  }
}

struct Stuck: Error { var name = "" }

// @provide(singleton, onClose: close)
final class Disk: Sendable {
  func close() { Log.note("disk") }
}

// @provide(singleton, onClose: sync)
final class Journal: Sendable {
  init(disk: Disk) {}
  func sync() throws { Log.note("journal") }
}

// @provide(singleton, onClose: disconnect)
actor Connection {
  init(journal: Journal) {}
  func disconnect() { Log.note("connection") }
}

// @provide(singleton, onClose: stop)
actor Server {
  init(connection: Connection) {}
  @discardableResult
  func stop(within seconds: Int = 5) async throws(Stuck) -> Bool {
    Log.note("server")
    return true
  }
}

// A struct, by a func that may throw.
struct Handle: Sendable {
  var number = 1
  func free() async { Log.note("handle \(number)") }

  // @provide(singleton, onClose: free, set: [number = 2])
  static func open() throws -> Handle { Handle() }
}

// By a computed property.
enum Files {
  // @provide(singleton, onClose: close)
  static var temporary: Temporary { Temporary() }
}

final class Temporary: Sendable {
  func close() { Log.note("temporary") }
}

// What a protocol has, of a func that returns one, and of an opaque one.
protocol Closing: Sendable { func end() async throws }
extension Closing { func end() async throws { Log.note("\(Self.self)") } }
struct Session: Closing {}
struct Ticket: Closing {}

// @provide(singleton, name: opaque, onClose: end)
func makeOpaque() -> some Closing { Session() }

// @provide(singleton, onClose: end)
func makeTicket() -> any Closing { Ticket() }

// Where there may be none.
// @provide(singleton, onClose: close)
func makeSpare() -> Spare? { Spare() }
final class Spare: Sendable { func close() { Log.note("spare") } }

// Under several types, in a collection, of a superclass's method.
protocol Reader: Sendable {}
protocol Writer: Sendable {}
protocol Part: Sendable {}
class Base: @unchecked Sendable {
  init() {}
  func `repeat`() { Log.note("\(type(of: self))") }
}

// @provide(singleton, as: [Reader, Writer], onClose: `repeat`)
final class Tape: Base, Reader, Writer, @unchecked Sendable {}

// @provide(singleton, into: Part, onClose: `repeat`)
final class Wheel: Base, Part, @unchecked Sendable {}

// Behind a protocol, with settings.
protocol Store: Sendable { var size: Int { get } }

// @provide(singleton, as: Store, set: [size = 7], onClose: close)
final class Shelf: Store, @unchecked Sendable {
  var size = 0
  func close() { Log.note("shelf of \(size)") }
}

// For each argument, one and two.
// @provide(keyed: value, onClose: close)
final class Channel: Sendable {
  let value: String
  init(value: String /* @arg */) { self.value = value }
  func close() { Log.note("channel \(value)") }
}

// @provide(singleton, keyed: [a, b], as: [Reader, Self], name: pair, onClose: close)
final class Pair: Reader {
  let a, b: Int
  init(a: Int /* @arg */, b: Int /* @arg */) { (self.a, self.b) = (a, b) }
  func close() { Log.note("pair \(a) \(b)") }
}

// Generic, by a func whose result only its type tells.
// @provide(singleton, onClose: close)
final class Pool<Item: Sendable>: Sendable {
  func close() { Log.note("pool of \(Item.self)") }
}

// @provide(singleton, onClose: close)
func makeQueue<Item: Sendable>() -> Queue<Item> { Queue() }
final class Queue<Item: Sendable>: Sendable { func close() { Log.note("queue of \(Item.self)") } }

// @provide
struct Shop {
  let pool: Pool<Int>
  let queue: Queue<String>
}

// On an actor that all share.
@MainActor
final class Screen {
  nonisolated init() {}
  func off() { Log.note("screen") }

  // @provide(singleton, onClose: off)
  nonisolated static func make() -> Screen { Screen() }
}

#if os(Windows)
// @provide(singleton, name: native, onClose: closeHandle)
final class NativeWindows: Sendable { func closeHandle() {} }
#else
// @provide(singleton, name: native, onClose: close)
final class NativeUnix: Sendable { func close() throws { Log.note("native") } }
#endif

// @provide(singleton, onClose: close)
@available(macOS 15.0, *)
final class Modern: Sendable { func close() { Log.note("modern") } }

// Built with the container as the current one, and with what it keeps.
// @provide(singleton, onClose: close)
final class Page: @unchecked Sendable {
  @Injected(.disk) var disk
  let container: Container
  init(container: Container) { self.container = container }
  func close() { Log.note("page of \(disk === container.disk)") }
}
