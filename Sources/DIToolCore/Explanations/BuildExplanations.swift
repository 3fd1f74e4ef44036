// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on what is there in some builds, or on some systems, only.
extension Explanation {
  static let conditionalProvider = Explanation(
    summary: "a provider is missing in some builds",
    meaning: """
      What a parameter needs is provided under '#if', and the provider that needs it is there in builds where
      that condition does not hold. The message says in which. Provide it there too, as in an '#else': two
      providers of which a build has one are one provider. Or put the one that needs it under the same '#if', or
      take an optional, which is nil in those builds. So it is with what belongs to a child container, or asks for
      one, whose struct is under '#if'.

      What stands behind '#if' is never evaluated: flags are compared by their names. That systems ('os'),
      processors ('arch') and versions ('swift', 'compiler') exclude or include one another is known.
      """,
    broken: """
      protocol Log {}

      #if DEBUG
      // @provide(as: Log)
      struct Console: Log {}
      #endif

      // @provide
      struct Server {
        let log: any Log
      }

      """,
    mended: """
      protocol Log {}

      #if DEBUG
      // @provide(as: Log)
      struct Console: Log {}
      #else
      // @provide(as: Log)
      struct NoLog: Log {}
      #endif

      // @provide
      struct Server {
        let log: any Log
      }

      """)

  static let availabilityMismatch = Explanation(
    summary: "a provider can be used where what it needs cannot",
    meaning: """
      What a provider needs is marked '@available' from some version of a system on, or not at all there, and the
      provider itself is not, nor is a type around it. Mark it like what it needs: the last note has the line. What
      the runtime asks for itself (macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2) need not be said.
      """,
    broken: """
      @available(macOS 26, *)
      // @provide
      struct Model {}

      // @provide
      struct Assistant {
        let model: Model
      }

      """,
    mended: """
      @available(macOS 26, *)
      // @provide
      struct Model {}

      @available(macOS 26, *)
      // @provide
      struct Assistant {
        let model: Model
      }

      """)
}
