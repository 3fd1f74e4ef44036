// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on mistakes between modules.
extension Explanation {
  static let unsatisfiedRequirement = Explanation(
    summary: "what a module requires from above is provided by nobody",
    meaning: """
      A library says '@require' above a type that a module above it must provide. An executable or a test
      target must provide all that is required below it, itself or by a public provider of another module.
      The error is at the requirement, with the way to it. The notes show what comes near in the target that
      is being built, then the line to write there.

      In this program the target that requires something has nobody above it.
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
