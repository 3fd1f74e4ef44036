// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on providers: what is wrong with one of them on its own.
extension Explanation {
  static let singletonWithArguments = Explanation(
    summary: "a singleton has arguments",
    meaning: """
      A singleton is built once, when it is first asked for. Arguments would count that first time and be ignored
      ever after, whoever gives them; the same goes for a weak value. Keep one for each value of the arguments, as
      'keyed:' says, or make it transient, or take the value from a provider instead of the caller. 'keyed:' has to
      name all arguments.
      """,
    broken: """
      // @provide(singleton)
      final class Server: Sendable {
        init(port: Int /* @arg */) {}
      }

      """,
    mended: """
      // @provide(singleton, keyed: port)
      final class Server: Sendable {
        init(port: Int /* @arg */) {}
      }

      """)

  static let inaccessible = Explanation(
    summary: "the generated file cannot name something, or shows more than it may",
    meaning: """
      The accessors are in a file of their own, which cannot reach what is private or fileprivate: the annotated
      declaration, a type around it, or a type in the accessor's signature. And an accessor that is public or
      package cannot be wider than the types it is written with.
      """,
    broken: """
      // @provide
      private struct Greeter {}

      """,
    mended: """
      // @provide
      struct Greeter {}

      """)

  static let ambiguousInitializer = Explanation(
    summary: "a type has several initializers that could be meant",
    meaning: """
      A container builds a type by its only usable initializer. Where there are several, a '@provide' above one of
      them chooses; the one above the type may stay and carries the options. Usable is what is not private, not
      failable and not 'init(from: Decoder)'; those in extensions, inherited and memberwise ones count.

      It is reported, too, where the generated call may mean another initializer, or another static func, constant
      or case of the same name: its labels fit that too, and no type plainly tells the two apart. All members of
      the type count, also those in extensions for some arguments only, and of the classes above. Swift would rank
      them, take the one or the other and say nothing.
      """,
    broken: """
      // @provide
      final class Server {
        init() {}
        init(port: Int /* @arg */) {}
      }

      """,
    mended: """
      // @provide
      final class Server {
        // @provide
        init() {}
        init(port: Int) {}
      }

      """)

  static let unboundGeneric = Explanation(
    summary: "a use of a generic provider does not say which types it is for",
    meaning: """
      A generic provider is one provider for each concrete type that some parameter asks for. So every type that it
      is provided under must have all its generic parameters in it. It must also come to an end: one that needs
      itself for larger and larger types never does. And a kept one belongs to the module that declares it: others
      that asked for the same type would each keep their own.
      """,
    broken: """
      protocol Store {}

      // @provide(as: Store)
      struct Repository<Entity>: Store {}

      """,
    mended: """
      protocol Store<Entity> {
        associatedtype Entity
      }

      // @provide(as: Store<Entity>)
      struct Repository<Entity>: Store {}

      """)

  static let noUsableInitializer = Explanation(
    summary: "a type has no initializer that a container could call",
    meaning: """
      Every initializer of the annotated type is private, failable or for decoding, or none is known: those that
      macros make, and those inherited from a class of another module, cannot be read. Write one, or annotate a
      static func that makes the value.
      """,
    broken: """
      // @provide
      final class Server {
        private init() {}
      }

      """,
    mended: """
      final class Server {
        private init() {}

        // @provide
        static func make() -> Server { Server() }
      }

      """)

  static let duplicateType = Explanation(
    summary: "a type with directives is declared twice",
    meaning: """
      A target declares two types of one name, in one file or in several, and not under `#if` and `#else`: often a
      copy that was left behind when code was moved. The compiler finds that too, but it only runs afterwards, and
      until it is mended nothing else can be told: each initializer of both types, for instance, could be meant.

      What only another file can see, as it is `private` or `fileprivate`, is not in the way.
      """,
    broken: """
      // @provide
      struct Clock {
        func now() -> Int { 42 }
      }

      struct Clock {
        init(offset: Int) {}
      }

      """,
    mended: """
      // @provide
      struct Clock {
        func now() -> Int { 42 }
      }

      """)
}
