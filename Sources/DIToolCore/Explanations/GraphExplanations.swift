// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on providers that do not fit together.
extension Explanation {
  static let duplicateProvider = Explanation(
    summary: "two providers answer for one type",
    meaning: """
      Two providers of a module give the same type under the same name, or both without a name. So no
      parameter could tell which it gets. Give one of them a name, which only '@named' or an equal label
      takes. Or keep only one: a fake for tests is an override, not a provider.
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
      'name:' names an accessor. Otherwise it is named after its type, or after its func or property. Two
      accessors of different types have the same name, or one has the name of a member that every container
      has. Labels do not tell accessors apart.

      A member that you write in an extension of a container hides an accessor of the same name, so that no override
      of the accessor had an effect there. It needs another name.
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
    summary: "nothing provides the dependency of a parameter",
    meaning: """
      No provider that the module sees has the parameter's type, at least not under the name that is asked
      for, and the parameter has no default. The notes show the way from an accessor to the parameter. Then
      they show near misses: a type that only lacks a directive, another name, an optional, a slip of the
      pen. If the caller should give the value, write '@arg' behind the parameter.

      'di check' says the same of an accessor that sources ask of a container and no provider makes. A build
      leaves that to the compiler, which says that the container has no such member.
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
      The parameter's type is provided under names only, and its label is none of them. Or several modules
      provide it. Say which one with '@named', or give the parameter the provider's name as its label. One
      provider may stay without a name: a parameter that says nothing gets that one.
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
      Each of these providers needs the next one to be built, and the last needs the first. So none can be
      built first. Often one needs only a part of another, and that part can become a type of its own. Or it
      takes a 'Lazy', a 'Provider' or a function, and asks for the other one later.
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
      A provider needs another one that has an '@arg', and the argument has no value. A provider hands on
      its own '@arg' of the same label and type. So the argument is seen in each accessor on the way. A
      function gives arguments when it is called: its parameters are all arguments of its result, in
      their order, or all that are not handed on. An argument with a default may be missing.
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
