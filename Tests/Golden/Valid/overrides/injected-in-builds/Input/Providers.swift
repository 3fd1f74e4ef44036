import DIRuntime

protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }

enum Failure: Error { case failed }

// @provide
final class Report {
  @Injected(.clock) var clock
  let title: String
  init(
    title: String  // @arg
  ) { self.title = title }
}

// @provide(singleton)
final class Job: Sendable {
  let clock = Injected(.clock)
}

// @provide(name: eager)
struct Eager {
  @InjectedEagerly(.clock) var clock
}

// @provide(weak)
final class Written: Sendable {
  let clock: DIRuntime.Injected<any Clock>
  init() throws(Failure) { clock = .init(.clock) }
}

// Inherited, from another file.

// @provide
final class Child: Base {
  let report: Report
  init(report: Report, title: String /* @arg */, size: Int = Sizes.usual /* @arg */) { self.report = report }
}

// Made by a func, which may give nothing.

struct Made {
  @Injected(.clock) var clock
  // @provide
  static func made() -> Made? { Made() }
}

// As several types, in a box, into a collection.

protocol Part { var clock: any Clock { get } }
protocol Whole { var clock: any Clock { get } }

// @provide(as: [Part, Whole], into: Part)
struct Piece: Part, Whole {
  @Injected(.clock) var clock
}

// @provide(singleton, boxed)
struct Settings: Sendable {
  let clock = Injected(.clock)
}

// Not these: a type around one that has, a static one, one that is there already, an own wrapper of that name.

// @provide
struct Around {
  struct Inside { @Injected(.clock) var clock }
  static let shared = Injected(.clock)
  let clock: any Clock
}

struct There {
  let clock = Injected(.clock, from: nil)
  // @provide
  static var there: There { There() }
}

enum Own {
  @propertyWrapper struct Injected { var wrappedValue = 1 }
  // @provide
  struct Wrapped {
    @Injected var number
    init() {}
  }
}
