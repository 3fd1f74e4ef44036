// SPDX-License-Identifier: MIT

/// Pages on providers that stand among or instead of others.
extension Explanation {
  static let emptyCollection = Explanation(
    summary: "nothing joins a collection that is asked for",
    meaning: """
      A parameter takes an array of a protocol's values, which is the collection of all providers that say 'into:'
      with that protocol, and there is none in the modules that it sees. Conforming alone is not enough: what is
      in a collection is said at each element. Where none may be there, give the parameter a default.
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

  static let effectMismatch = Explanation(
    summary: "what takes the place of an accessor can fail where that could not",
    meaning: """
      A provider says 'replaces:' and throws, itself or by something that it is built from, while the accessor
      that it takes the place of does not. Whoever uses that accessor is not ready for an error. Handle it in the
      provider, or let what is replaced throw too.
      """,
    broken: """
      protocol Clock {}

      // @provide(as: Clock)
      struct SystemClock: Clock {}

      // @provide(replaces: clock)
      struct RadioClock: Clock {
        init() throws {}
      }

      """,
    mended: """
      protocol Clock {}

      // @provide(as: Clock)
      struct SystemClock: Clock {}

      // @provide(replaces: clock)
      struct RadioClock: Clock {
        init() {}
      }

      """)
}
