// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on mistakes between modules.
extension Explanation {
  static let unsatisfiedRequirement = Explanation(
    summary: "nothing provides a type that a module requires from above",
    meaning: """
      A library says '@require' above a type that a module above it must provide. An executable or a test
      target must provide all types that are required below it, itself or by a public provider of another module.
      The error is at the requirement, with the way to it. The notes show near misses in the target that
      is being built, then the line to write there.

      In this program there is no module above the target that requires something.
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
