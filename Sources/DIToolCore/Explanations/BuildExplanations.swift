// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on providers that are missing in some builds, or on some systems.
extension Explanation {
  static let conditionalProvider = Explanation(
    summary: "a provider is missing in some builds",
    meaning: """
      What a parameter needs is provided under '#if'. The provider that needs it is also there in builds
      where that condition does not hold. The message says in which. Provide it there too, for instance in an
      '#else': if each build has one of two providers, they count as one. Or put the provider that needs it
      under the same '#if'. Or take an optional, which is nil in those builds. The same goes for what belongs
      to a child container whose struct is under '#if'.

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
    summary: "a provider can be used where what it needs cannot",
    meaning: """
      What a provider needs is marked '@available' from some version of a system on. The provider itself is
      not, nor is a type around it. Mark it like what it needs: the last note has the line. You need not say
      what the runtime itself asks for: macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2.
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
