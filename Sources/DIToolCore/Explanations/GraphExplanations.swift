// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on providers that do not go together.
extension Explanation {
  static let duplicateProvider = Explanation(
    summary: "two providers answer for one type",
    meaning: """
      Two providers of a module give the same type under the same name, or both without one, so no parameter
      could tell which it gets. Give one of them a name, which only '@named' and an equal label take; or keep only
      one: a fake for tests belongs in an override, not in a provider.
      """,
    broken: """
      protocol Store {}

      // @provide(as: Store)
      struct DiskStore: Store {}

      // @provide(as: Store)
      struct MemoryStore: Store {}

      """,
    mended: """
      protocol Store {}

      // @provide(as: Store)
      struct DiskStore: Store {}

      // @provide(as: Store, name: scratch)
      struct MemoryStore: Store {}

      """)

  static let accessorClash = Explanation(
    summary: "two accessors would have the same name",
    meaning: """
      An accessor is named after its type, its func or property, or as 'name:' says. Two of different types came
      to the same name, or one to that of a member that every container has. Labels do not tell accessors apart.
      """,
    broken: """
      enum Files {
        // @provide
        struct Cache {}
      }

      enum Images {
        // @provide
        struct Cache {}
      }

      """,
    mended: """
      enum Files {
        // @provide
        struct Cache {}
      }

      enum Images {
        // @provide(name: imageCache)
        struct Cache {}
      }

      """)

  static let missingProvider = Explanation(
    summary: "nothing provides what a parameter needs",
    meaning: """
      A parameter's type is provided by nothing that its module sees, at least not under the name that is asked
      for, and the parameter has no default. The notes show the way from an accessor to the parameter, then what
      comes near: a type that only lacks a directive, another name, an optional, a slip of the pen. A value that
      the caller should give is marked with '@arg'.
      """,
    broken: """
      protocol Clock {}

      struct SystemClock: Clock {}

      // @provide
      struct Greeter {
        let clock: any Clock
      }

      """,
    mended: """
      protocol Clock {}

      // @provide(as: Clock)
      struct SystemClock: Clock {}

      // @provide
      struct Greeter {
        let clock: any Clock
      }

      """)

  static let ambiguousProvider = Explanation(
    summary: "a parameter could get several providers",
    meaning: """
      A parameter's type is provided only under names, and its label is none of them, or several modules provide
      it. Say which with '@named', or call the parameter like the provider. One provider may stay without a name:
      all parameters that say nothing get that one.
      """,
    broken: """
      // @provide(name: main)
      final class Store {}

      // @provide
      struct Sync {
        let target: Store
      }

      """,
    mended: """
      // @provide(name: main)
      final class Store {}

      // @provide
      struct Sync {
        let target: Store  // @named(main)
      }

      """)

  static let dependencyCycle = Explanation(
    summary: "providers need each other to be built",
    meaning: """
      Each of some providers needs the next one to be built, and the last the first, so none can be the first to
      be there. Usually one of them needs only a part of another, which can become a type of its own. Or it can
      take a 'Lazy' of the other, a 'Provider' or a function that returns it, and ask when it is used.
      """,
    broken: """
      // @provide
      final class Player {
        init(library: Library) {}
      }

      // @provide
      final class Library {
        init(player: Player) {}
      }

      """,
    mended: """
      // @provide
      final class Player {
        init(library: Library) {}
      }

      // @provide
      final class Library {
        init(player: Lazy<Player>) {}
      }

      """)

  static let unforwardedArgument = Explanation(
    summary: "an argument of a dependency is not handed on",
    meaning: """
      A provider needs another that has an '@arg', and nobody gives it: arguments are handed on by whoever needs
      it, from an '@arg' of the same label and type of its own. So they are seen in every accessor on the way. A
      function gives them when it is called: its parameters are all arguments of what it returns, in their order, or
      all that are not handed on; those with a default may be missing.
      """,
    broken: """
      // @provide
      struct Connection {
        let port: Int  // @arg
      }

      // @provide
      struct Client {
        let connection: Connection
      }

      """,
    mended: """
      // @provide
      struct Connection {
        let port: Int  // @arg
      }

      // @provide
      struct Client {
        let connection: Connection
        let port: Int  // @arg
      }

      """)
}
