// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on what modules have to do with each other.
extension Explanation {
  static let unsatisfiedRequirement = Explanation(
    summary: "what a module requires from above is provided by nobody",
    meaning: """
      A library says '@require' above a type that it needs and that somebody above it has to provide. An
      executable or a test target is where that comes to an end: it has to provide all that is required below it,
      itself or by a public provider of another module. The error is at the requirement, with the way to it from
      what the library provides; the notes show what comes near in the target that is being built, then the line to
      write there.

      Here the target that requires something is itself one that has nobody above it.
      """,
    broken: """
      // @require
      public protocol Analytics {}

      struct Printer: Analytics {}

      // @provide
      struct Session {
        let analytics: any Analytics
      }

      """,
    mended: """
      public protocol Analytics {}

      // @provide(as: Analytics)
      struct Printer: Analytics {}

      // @provide
      struct Session {
        let analytics: any Analytics
      }

      """)
}
