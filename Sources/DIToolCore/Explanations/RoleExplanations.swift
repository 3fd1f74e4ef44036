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
}
