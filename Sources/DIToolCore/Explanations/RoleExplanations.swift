// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on collections of providers.
extension Explanation {
  static let emptyCollection = Explanation(
    summary: "nothing joins a collection that is asked for",
    meaning: """
      A parameter takes an array of a protocol's values. That is the collection of all providers that say
      'into:' with that protocol, and there is none in its module or in the modules that it imports. Conforming is
      not enough. If there may be none, give the parameter a default.

      A library may leave the elements to the modules above it. If none of these has one, the build of the
      executable or test target has the error, at the library's parameter.
      """,
    broken: """
      protocol Plugin {}

      // @provide
      struct Spelling: Plugin {}

      // @provide
      struct Editor {
        let plugins: [any Plugin]
      }

      """,
    mended: """
      protocol Plugin {}

      // @provide(into: Plugin)
      struct Spelling: Plugin {}

      // @provide
      struct Editor {
        let plugins: [any Plugin]
      }

      """)

  static let duplicateKey = Explanation(
    summary: "two elements of a collection have one key",
    meaning: """
      A dictionary has one value for each key, and 'key:' says which one an element is. Two elements have the
      same key, in one module or in two. Two spellings may be one key: 16 and 0x10, or a case behind its type
      and behind an alias. A number and a string are keys of two dictionaries.

      The types of two keys may be one type too, if a module that is not read declares them: only the compiler
      knows its aliases. Write the same type in both then.
      """,
    broken: """
      enum Format { case csv, json }
      protocol Parser {}

      // @provide(into: Parser, key: Format.csv)
      struct CSVParser: Parser {}

      // @provide(into: Parser, key: Format.csv)
      struct JSONParser: Parser {}

      """,
    mended: """
      enum Format { case csv, json }
      protocol Parser {}

      // @provide(into: Parser, key: Format.csv)
      struct CSVParser: Parser {}

      // @provide(into: Parser, key: Format.json)
      struct JSONParser: Parser {}

      """)

  static let missingElement = Explanation(
    summary: "a function of a key has no element for some key",
    meaning: """
      A parameter takes a function of an enum's case, and elements with such keys join a collection of its
      result. The function gets the element of each case, so each case needs one: in the parameter's module or
      in a module that it imports, and in the container that builds the parameter's owner. Elements in modules
      above do not count.

      A case with values, one of some builds or of some systems has no element for all of its uses, and a
      string or an integer has too many values. Ask for the dictionary then, and say what a missing value
      means.
      """,
    broken: """
      enum Format { case csv, json }
      protocol Parser {}

      // @provide(into: Parser, key: Format.csv)
      struct CSVParser: Parser {}

      // @provide
      struct Importer {
        let parser: (Format) -> any Parser
      }

      """,
    mended: """
      enum Format { case csv, json }
      protocol Parser {}

      // @provide(into: Parser, key: Format.csv)
      struct CSVParser: Parser {}

      // @provide(into: Parser, key: Format.json)
      struct JSONParser: Parser {}

      // @provide
      struct Importer {
        let parser: (Format) -> any Parser
      }

      """)
}
