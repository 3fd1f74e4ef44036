// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on files that cannot be read.
extension Explanation {
  static let unreadableSource = Explanation(
    summary: "a file cannot be read",
    meaning: """
      A file of the target, or of a target below it, does not exist, may not be read, or is not UTF-8. The
      generator would miss its declarations, so it checks nothing else until it can read the file.

      The program below is saved in ISO 8859-1, where 'ü' is a byte of its own. The error is at the first
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
      A bracket, a string or a comment is never closed, or an annotated declaration is not complete. So the
      generator cannot tell the declarations of the directives. In a file without directives the compiler finds
      such a mistake.
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
