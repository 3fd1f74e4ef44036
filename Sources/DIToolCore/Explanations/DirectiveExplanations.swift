// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on directives: how they are written and where they stand.
extension Explanation {
  static let unknownDirective = Explanation(
    summary: "a comment is nearly a directive",
    meaning: """
      A comment looks like a directive, and its word is a slip of the pen away from one, or is another library's,
      as @inject above a type. Or it is a directive, but stands in documentation (///). Other words are ignored, and
      so are attributes: // @MainActor, /// @param.
      """,
    broken: """
      // @provde
      struct Greeter {}

      """,
    mended: """
      // @provide
      struct Greeter {}

      """)

  static let unknownOption = Explanation(
    summary: "a directive's options cannot be understood",
    meaning: """
      An option is misspelt, has no value where it needs one, is given twice, contradicts another, or is not
      supported by this version. Options are written like Swift arguments: in parentheses directly behind the
      word, separated by commas, each at most once. Upper and lower case count. Behind the directive the
      comment ends: write a remark into a comment of its own. 'eager' and 'onClose:' need a singleton,
      because a container builds and closes by itself only the values that it keeps. The method of 'onClose:'
      takes no arguments.
      """,
    broken: """
      // @provide(singelton)
      final class Greeter: Sendable {}

      """,
    mended: """
      // @provide(singleton)
      final class Greeter: Sendable {}

      """)

  static let danglingDirective = Explanation(
    summary: "a directive belongs to nothing",
    meaning: """
      A directive stands where it has no effect: a '@provide' above a blank line, above a statement, or as a
      second one above a declaration; an '@arg' or '@named' outside a parameter, or on a parameter of
      something that is not provided; an '@inject' that belongs to no stored property. Write '@provide' on a
      line of its own directly above the declaration. Only attributes and other comments may stand between.
      """,
    broken: """
      // @provide

      struct Greeter {}

      """,
    mended: """
      // @provide
      struct Greeter {}

      """)

  static let unsupportedDeclaration = Explanation(
    summary: "something is annotated that cannot be provided",
    meaning: """
      A container could not make a value of it. An enum or a protocol has nothing to call. A local
      declaration cannot be reached. A variable of main.swift has no value yet. An inout parameter cannot be
      given. Or a container could, but not in this version: then the message says so. A static func
      that returns the value nearly always works. Above a property, '@inject' needs a stored 'var' of a class
      or struct that other files can set: a 'let' has its value already, and only an actor sets its own.
      """,
    broken: """
      // @provide
      enum Level {
        case quiet, loud
      }

      """,
    mended: """
      enum Level {
        case quiet, loud

        // @provide
        static func usual() -> Level { .quiet }
      }

      """)

  static let invalidName = Explanation(
    summary: "a name cannot be an accessor's",
    meaning: """
      The name behind 'name:' or '@named' is not an identifier, is in quotes, or is a word that no member can
      have, such as 'init'. Or the type makes no name, such as a tuple, and none is given. Accessors are
      members of the container, so write their names like the names of properties.
      """,
    broken: """
      // @provide(name: "main")
      final class Store {}

      """,
    mended: """
      // @provide(name: main)
      final class Store {}

      """)
}
