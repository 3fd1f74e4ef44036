// SPDX-License-Identifier: MIT

import Testing

/// A program with one mistake.
struct Mistake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String

  init(_ title: String, _ source: String) { (testDescription, self.source) = (title, source) }

  /// Those that are mended mechanically.
  static let mended = [
    Mistake(
      "a misspelt directive",
      """
      protocol Clock: Sendable {}

      // @porvide(as: Clock)
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "a capitalised directive",
      """
      protocol Clock: Sendable {}

      // @Provide(as: Clock)
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "a space behind the mark",
      """
      // @ provide
      struct Clock {}
      // @provide
      struct Watch { let clock: Clock }
      """),
    Mistake(
      "a lifetime as a directive",
      """
      // @singleton
      final class Clock: Sendable {}
      // @provide
      struct Watch { let clock: Clock }
      """),
    Mistake(
      "a misspelt lifetime",
      """
      // @provide(singelton)
      final class Clock: Sendable {}
      // @provide
      struct Watch { let clock: Clock }
      """),
    Mistake(
      "a label without a colon",
      """
      protocol Clock: Sendable {}

      // @provide(as Clock)
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "a type without a label",
      """
      protocol Clock: Sendable {}

      // @provide(singleton, Clock)
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "options behind a space",
      """
      protocol Clock: Sendable {}

      // @provide (as: Clock)
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "options without parentheses",
      """
      protocol Clock: Sendable {}

      // @provide singleton, as: Clock
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "a metatype",
      """
      protocol Clock: Sendable {}

      // @provide(as: Clock.self)
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "a misspelt type to be provided as",
      """
      protocol Clock: Sendable {}

      // @provide(as: Clokc)
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "a quoted name",
      """
      // @provide(name: "main")
      struct Store {}
      // @provide
      struct Shop { let store: Store  /* @named(main) */ }
      """),
    Mistake(
      "a misspelt name",
      """
      // @provide(name: main)
      struct Store {}
      // @provide
      struct Shop { let store: Store  /* @named(mian) */ }
      """),
    Mistake(
      "another library's label",
      """
      protocol Clock: Sendable {}

      // @provide(type: Clock)
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "another library's word",
      """
      // @provide(single)
      final class Clock: Sendable {}
      // @provide
      struct Watch { let clock: Clock }
      """),
    Mistake(
      "another library's scope",
      """
      // @provide(scope: singleton)
      final class Clock: Sendable {}
      // @provide
      struct Watch { let clock: Clock }
      """),
    Mistake(
      "a forgotten directive",
      """
      final class Clock {}
      // @provide
      struct Watch { let clock: Clock }
      """),
    Mistake(
      "a forgotten directive above a conformance",
      """
      protocol Clock: Sendable {}

      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "a forgotten directive above a func",
      """
      protocol Clock: Sendable {}

      struct SystemClock: Clock {}
      enum Clocks {
        static func clock() -> any Clock { SystemClock() }
      }
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "a forgotten directive above a value",
      """
      enum Defaults {
        static let port = 8080
      }
      // @provide
      struct Server { let port: Int }
      """),
    Mistake(
      "a forgotten directive above an element",
      """
      protocol Plugin {}
      struct Log: Plugin {}
      // @provide
      struct Host { let plugins: [any Plugin] }
      """),
    Mistake(
      "a forgotten argument",
      """
      // @provide
      struct Logger { init(label: String) {} }
      // @provide
      struct Service { let logger: (String) -> Logger }
      """),
    Mistake(
      "a forgotten argument of a stored property",
      """
      // @provide
      struct Room { let number: Int  /* @arg */ }
      // @provide
      struct Guest {
        let number: Int
        let room: Room
      }
      """),
    Mistake(
      "a misspelt parameter directive",
      """
      // @provide
      struct Room { init(number: Int /* @agr */) {} }
      """),
    Mistake(
      "a misspelt argument to key by",
      """
      // @provide(keyed: nubmer)
      final class Room: Sendable { init(number: Int /* @arg */) {} }
      """),
    Mistake(
      "an argument of another name to key by",
      """
      // @provide(keyed: id)
      final class Room: Sendable { init(number: Int /* @arg */) {} }
      """),
    Mistake(
      "provided, but not as that",
      """
      protocol Clock: Sendable {}

      // @provide
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: any Clock }
      """),
    Mistake(
      "provided, but not as itself",
      """
      protocol Clock: Sendable {}

      // @provide(as: Clock)
      struct SystemClock: Clock {}
      // @provide
      struct Watch { let clock: SystemClock }
      """),
    Mistake(
      "a misspelt container",
      """
      import DIRuntime
      // @container(parent: Container)
      struct Session { let user: Int }
      // @provide(singleton, in: Sesion)
      final class Cart: Sendable {}
      """),
    Mistake(
      "a container in a namespace",
      """
      import DIRuntime
      enum Scopes {
        // @container(parent: Container)
        struct Session { let user: Int }
      }
      // @provide(singleton, in: Session)
      final class Cart: Sendable {}
      """),
    Mistake(
      "a class for its struct",
      """
      import DIRuntime
      // @container(parent: Container)
      struct Session { let user: Int }
      // @provide(singleton, in: SessionContainer)
      final class Cart: Sendable {}
      """),
    Mistake(
      "a misspelt parent",
      """
      import DIRuntime
      // @container(parent: Contianer)
      struct Session { let user: Int }
      """),
    Mistake(
      "a misspelt label of a container",
      """
      import DIRuntime
      // @container(parnet: Container)
      struct Session { let user: Int }
      """),
    Mistake(
      "a misspelt accessor to replace",
      """
      // @provide
      struct Clock {}
      // @provide(replaces: clokc)
      func frozen() -> Clock { Clock() }
      """),
    Mistake(
      "a misspelt rule",
      """
      class Base {}
      // @provide
      final class Derived: Base {}
      // @provide
      struct User { let base: Base  /* @match(nearst) */ }
      """),
    Mistake(
      "a misspelt type of a parameter",
      """
      // @provide
      struct Loader {}
      // @provide
      struct Page { let loader: Lodaer }
      """),
    Mistake(
      "a misspelt isolation",
      """
      // @module(isolation: MainActro)

      // @provide
      struct Clock {}
      """),
    Mistake(
      "a blank line",
      """
      // @provide

      struct Clock {}
      // @provide
      struct Watch { let clock: Clock }
      """),
    Mistake(
      "an attribute",
      """
      @provide
      struct Clock {}
      // @provide
      struct Watch { let clock: Clock }
      """),
    Mistake(
      "documentation",
      """
      /// @provide
      struct Clock {}
      // @provide
      struct Watch { let clock: Clock }
      """),
    Mistake(
      "a block comment",
      """
      /* @provide */
      struct Clock {}
      // @provide
      struct Watch { let clock: Clock }
      """),
    Mistake(
      "a missing parenthesis",
      """
      // @provide(singleton
      final class Clock: Sendable {}
      """),
    Mistake(
      "a missing comma",
      """
      // @provide(singleton public)
      public final class Clock: Sendable {}
      """),
    Mistake(
      "a forgotten argument among several",
      """
      // @provide
      struct Logger {
        init(
          label: [String: Int] = [:],
          names: Dictionary<String, Int>
        ) {}
      }
      // @provide
      struct Service { let logger: (Dictionary<String, Int>) -> Logger }
      """),
  ]

  /// Those for which something is proposed that is not all there is to do.
  static let left = [
    Mistake(
      "a forgotten directive above what needs more",
      """
      final class Engine { init(size: Int) {} }
      // @provide
      struct Car { let engine: Engine }
      """),
    Mistake(
      "a forgotten directive above what nobody can build",
      """
      final class Engine { private init() {} }
      // @provide
      struct Car { let engine: Engine }
      """),
    Mistake(
      "a forgotten directive above what can be built in two ways",
      """
      final class Engine {
        init() {}
        init(size: Int) {}
      }
      // @provide
      struct Car { let engine: Engine }
      """),
    Mistake(
      "a forgotten directive above what needs its consumer",
      """
      final class Engine { init(car: Car) {} }
      // @provide
      struct Car { let engine: Engine }
      """),
    Mistake(
      "a forgotten directive above what has another's name",
      """
      final class Engine {}
      // @provide
      func engine() -> String { "" }
      // @provide
      struct Car { let engine: Engine }
      """),
    Mistake(
      "a forgotten directive above what may be nil",
      """
      protocol P: AnyObject {}
      final class Q: P { init?(x: Int) {} }
      // @provide
      struct Car { let engine: any P }
      """),
  ]
}
