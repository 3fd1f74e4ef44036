// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on directives: how they are written and where they stand.
extension Explanation {
  static let unknownDirective = Explanation(
    summary: "a comment is nearly a directive",
    meaning: """
      A comment has the shape of a directive, and its word is a slip of the pen away from one. Words that are
      near none, and those of attributes and documentation (// @MainActor, /// @param), are nobody's business.
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
      supported by this version. Options read like Swift arguments: in parentheses directly behind the word,
      separated by commas, each at most once, upper and lower case as written here. Behind the directive the
      comment ends; a remark goes into a comment of its own. 'eager' and 'onClose:' are for singletons: a container
      builds and closes by itself only what it keeps. The method of 'onClose:' takes no arguments.
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
      A directive stands where it has no effect: a '@provide' above a blank line, a statement or the end of a type,
      or as a second one above a declaration; an '@arg' or '@named' outside a parameter, or on a parameter of
      something that is not provided. A '@provide' stands on a line of its own directly above what it provides,
      with nothing but attributes and other comments between.
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
      A container could not make a value of it: an enum or a protocol has nothing to call, a local declaration
      cannot be reached, a variable of main.swift has no value yet, an inout parameter cannot be supplied. Or it
      could, but not in this version: then the message says so. What works nearly always instead is a static func
      that returns the value.
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
      What 'name:' or '@named' gives is not an identifier, is in quotes, or is a word that no member can have, such
      as 'init'; or a type such as a tuple makes no name and none is given. Accessors are members of the container,
      so their names are written as those of properties are.
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
