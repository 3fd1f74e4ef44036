// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on providers that are missing in some builds, or on some systems.
extension Explanation {
  static let conditionalProvider = Explanation(
    summary: "a provider is missing in some builds",
    meaning: """
      A dependency is provided under '#if'. The provider that needs it is also there in builds
      where that condition does not hold. The message says in which. Provide it there too, for instance in an
      '#else': if each build has one of two providers, they count as one. Or put the provider that needs it
      under the same '#if'. Or take an optional, which is nil in the other builds. The same goes for a provider
      of a child container with its struct under '#if'.

      Conditions are never evaluated: flags are compared by their names. The generator knows which systems
      ('os'), processors ('arch') and versions ('swift', 'compiler') exclude or include one another.
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
    summary: "a provider can be used on systems that its dependency does not support",
    meaning: """
      A dependency is marked '@available' from some version of a system on. The provider itself is
      not, nor is a type around it. Mark the provider like its dependency: the last note has the line. The
      versions that the runtime itself needs can be left out: macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2.
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
