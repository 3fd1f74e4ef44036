// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on mistakes in a single provider.
extension Explanation {
  static let singletonWithArguments = Explanation(
    summary: "a singleton has arguments",
    meaning: """
      A singleton is built once, when it is first asked for. Its arguments would count that first time only.
      The same goes for a weak value. Keep one value for each value of the arguments with 'keyed:', or make
      it transient, or take the value from a provider instead of the caller. 'keyed:' must name all
      arguments.
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
      The accessors are in a file of their own. That file cannot name private or fileprivate declarations: the
      annotated declaration, a type around it, or a type in the accessor's signature. And an accessor that is
      public or package cannot be wider than the types in its signature.
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
      A container builds a type by its only usable initializer. If there are several, write '@provide' above
      one of them. The one above the type may stay, and has the options. An initializer is usable if it is
      not private, not failable and not 'init(from: Decoder)'. Initializers in extensions, inherited and memberwise
      ones count.

      It is also reported if the generated call may mean another initializer or static func of the same name.
      Swift would choose one and say nothing. In doubt, the call names the member's module, and passes the
      values of defaults that are literals, each with its type. What is left is a default that only the
      declaration can name: without that argument, another member fits too. All members of the type count, also
      members of extensions for some arguments only, and of the classes above. A superclass that is not read
      may have any initializer.
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
      A generic provider is one provider for each concrete type that some parameter asks for. So each type
      that it is provided under must have all its generic parameters in it. It must also come to an end: it
      must not need itself for larger and larger types.

      A module that asks for a generic provider of another module builds the value itself. So there the
      provider must be transient, because each module would keep its own, and its type and its initializer
      or func must be public. A kept one is provided for a concrete type by a static func that returns it.
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
      Every initializer of the annotated type is private, failable or for decoding, or none is known. The
      generator does not see initializers that a macro makes, or that a class inherits from another module.
      Write one, or annotate a static func that makes the value.
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
      A target declares two types of one name, and not under '#if' and '#else'. Often one is a copy that was
      left behind when code was moved. The compiler reports that too, but it runs later. Until it is mended,
      nothing else can be told about the type.

      A 'private' or 'fileprivate' type of another file does not count.
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
