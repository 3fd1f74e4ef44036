public import DIRuntime

public protocol Clock: Sendable { var name: String { get } }

// @provide(public, as: Clock)
struct SystemClock: Clock {
  let name = "system"
  init(dial: Dial) {}
}

// @provide
struct Dial {}

// Kept here, new each time above.
// @provide(singleton, public)
open class Counter: @unchecked Sendable {
  public init() {}
  open var title: String { "counter" }
}

// @provide(public)
public struct Greeter {
  public var text: String
  // @provide
  public init(clock: any Clock, greeting: String /* @arg */, mark: String = defaultMark /* @arg */) {
    text = "\(greeting)\(mark) at \(clock.name)"
  }
  public init(text: String) { self.text = text }
}

@usableFromInline let defaultMark = "!"

public protocol Reader: Sendable { var id: Int { get } }
public protocol Writer: Sendable { var id: Int { get } }

// @provide(singleton, public, as: [Reader, Writer])
struct File: Reader, Writer { let id = 1 }

public struct Broken: Error {
  public init() {}
}

// @provide(public)
public struct Ticket: Sendable {
  public var number: Int
  // @provide
  public init() throws(Broken) { number = 1 }
  public init(number: Int) { self.number = number }
}

// @provide(public, keyed: name)
public final class Room: Sendable {
  public let name: String
  public init(name: String /* @arg */) { self.name = name }
}

// Consumers, which know nothing of what is above.

// @provide(public)
public struct Report {
  public let clock: any Clock
  public let counter: Counter
  let later: Lazy<Counter>
  let reader: any Reader
  let writer: any Writer

  public init(clock: any Clock, counter: Counter, later: Lazy<Counter>, reader: any Reader, writer: any Writer) {
    (self.clock, self.counter, self.later, self.reader, self.writer) = (clock, counter, later, reader, writer)
  }

  public var text: String {
    "\(clock.name) \(counter.title) \(later.value === later.value) \(reader.id) \(writer.id)"
  }
}

// @provide(singleton, public)
public final class Wall: Sendable {
  public let clock: any Clock
  public init(clock: any Clock) { self.clock = clock }
}

// @provide(singleton, public)
public final class Apart: Sendable {}
