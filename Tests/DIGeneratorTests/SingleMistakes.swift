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
      "a misspelt isolation",
      """
      // @module(isolation: MainActro)

      // @provide
      struct Clock {}
      """),
    Mistake(
      "a missing comma",
      """
      // @provide(singleton public)
      public final class Clock: Sendable {}
      """),
  ]
}
