// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on weak values, effects and isolation.
extension Explanation {
  static let weakValueType = Explanation(
    summary: "a value type is to be held weakly",
    meaning: """
      A weak provider gives the same object as long as something holds it. A struct or an enum is no object:
      it is copied, and the end of its last copy cannot be seen. Make it a singleton, which the container
      holds, or make it a class. With 'boxed' it is a class too: a 'Box' of the value.
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
    summary: "something may throw where no error can be passed on",
    meaning: """
      A dependency that is asked for later has the effects of its accessor: building it may throw. 'Lazy' and
      'Provider' cannot throw, nor can a function without 'throws' in its type. Take a function type that has
      it. The notes show the provider that throws, and the type to write.

      A provider that says 'replaces:' must not throw, itself or by a dependency, if the other one does not. A
      provider that says 'into:' must not throw or be async if that is a collection of another module in which
      nothing is.
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
    summary: "something is isolated to an actor on which its consumer is not built",
    meaning: """
      A value that is isolated to a global actor is built there, and so are all its consumers. Nothing can be
      built on two actors at once. But an 'async' initializer or static func can wait for its dependencies, on
      any actor. A dependency that is asked for later is asked on its actor: 'Lazy' is read on the main
      actor, 'Provider' has no actor, and a function type names one, as '@MainActor () -> Screen' does, or
      is async. A provider that says 'replaces:', or that meets a requirement, must not be isolated if its
      users do not know of it.
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
