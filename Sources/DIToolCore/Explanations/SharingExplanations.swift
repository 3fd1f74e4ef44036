// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on how long values live, and on what is asked for later.
extension Explanation {
  static let weakValueType = Explanation(
    summary: "a value type is to be held weakly",
    meaning: """
      A weak provider gives the same object as long as somebody holds it. A struct or an enum is no object: it is
      copied to whoever asks, and nobody can tell when the last copy is gone. Make it a singleton, which the
      container holds, or a class; with 'boxed' it is a class too, a 'Box' of the value.
      """,
    broken: """
      // @provide(weak)
      struct Cache {
        var pages: [String] = []
      }

      """,
    mended: """
      // @provide(weak, boxed)
      struct Cache {
        var pages: [String] = []
      }

      """)

  static let effectMismatch = Explanation(
    summary: "something may throw where nobody is ready for an error",
    meaning: """
      A dependency that is asked for later does whatever its accessor does: building it may throw, or something
      that it needs may. 'Lazy' and 'Provider' cannot throw, nor can a function type that does not say so. Take a
      function type that does; the notes show what throws, and the type to write. In the same way a provider
      that says 'replaces:' must not throw, itself or by what it is built from, where what it takes the place
      of does not; nor must one that says 'into:' where that is a collection of another module, too, in which
      nothing throws. And Swift has no property that throws and hands out what cannot be copied.
      """,
    broken: """
      // @provide
      final class Database {
        init() throws {}
      }

      // @provide
      final class Report {
        init(database: Lazy<Database>) {}
      }

      """,
    mended: """
      // @provide
      final class Database {
        init() throws {}
      }

      // @provide
      final class Report {
        init(database: @escaping @Sendable () throws -> Database) {}
      }

      """)

  static let isolationMismatch = Explanation(
    summary: "something is isolated to an actor on which whoever needs it is not built",
    meaning: """
      What is isolated to the main actor, or another global actor, is built there, and so is all that needs it:
      its accessor can be used on that actor only. Nothing can be built on two of them at once, but what is
      waited for can be: an 'async' initializer or static func gets what it needs from wherever that is. What is
      asked for later is asked on its actor: 'Lazy' can be read on the main actor, 'Provider' has no actor, and
      a function type says which, as in '@MainActor () -> Screen', or is async. In the same way a provider that
      says 'replaces:', or meets a requirement, must not be isolated where its users do not know of it.
      """,
    broken: """
      // @provide
      @MainActor
      final class Screen {}

      // @provide
      final class Navigator: Sendable {
        init(makeScreen: @escaping @Sendable () -> Screen) {}
      }

      """,
    mended: """
      // @provide
      @MainActor
      final class Screen {}

      // @provide
      final class Navigator: Sendable {
        init(makeScreen: @escaping @MainActor @Sendable () -> Screen) {}
      }

      """)
}
