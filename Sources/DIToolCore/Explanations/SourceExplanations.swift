// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on files that cannot be read.
extension Explanation {
  static let unreadableSource = Explanation(
    summary: "a file cannot be read",
    meaning: """
      A file of the target, or of a target below it, does not exist, may not be read, or is not UTF-8. What is
      declared in it would be missed everywhere, so nothing else is checked until it can be read.

      The program below is saved in ISO 8859-1, where 'ü' is a byte of its own. The place is that of the first
      byte that is no text. The mended program is the same, saved as UTF-8.
      """,
    broken: """
      // @provide
      struct Greeter {
        let greeting = "Grüß Gott"
      }

      """,
    mended: """
      // @provide
      struct Greeter {
        let greeting = "Grüß Gott"
      }

      """, isLatin1: true)

  static let malformedSource = Explanation(
    summary: "a file with directives does not read as Swift",
    meaning: """
      A bracket, a string or a comment is never closed, or an annotated declaration is not complete, so it cannot
      be told what the directives belong to. The compiler finds such mistakes too, but it only runs afterwards,
      and its errors are the better ones to read where it does. A file without directives is left to it.
      """,
    broken: """
      // @provide
      struct Greeter {
        func greet() -> String { "Hello }
      }

      """,
    mended: """
      // @provide
      struct Greeter {
        func greet() -> String { "Hello" }
      }

      """)
}
