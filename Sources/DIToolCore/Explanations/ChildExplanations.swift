// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on child containers.
extension Explanation {
  static let scopeEscape = Explanation(
    summary: "what lives longer would hold what belongs to a child container",
    meaning: """
      A child container has everything of its parent, and the parent nothing of the child's: there may be many
      children, or none. So what the parent keeps cannot hold what only a child has, be it one of the child's
      inputs, a provider that says 'in:', or a transient that needs one of these. Asking for it later changes
      nothing: there would still be no child to ask. A child cannot have what is its sibling's either. It is all
      the same which modules they are in: one above may add to a child container, not take out of it.

      A collection has what each container can reach, so nothing that joins it is in the way. But where all of it
      is a child's, what the parent keeps would only ever have an empty one, which is an error too.

      The notes lead from the parameter to what says whose it is. Mostly, one that needs something of the child
      belongs there too: keep it there by 'in:', or do not keep it, as a transient belongs to the innermost
      container of which it needs something.
      """,
    broken: """
      struct User: Sendable {}

      // @container(parent: Container)
      struct Session {
        let user: User
      }

      // @provide(singleton)
      final class Cart: Sendable {
        init(user: User) {}
      }

      """,
    mended: """
      struct User: Sendable {}

      // @container(parent: Container)
      struct Session {
        let user: User
      }

      // @provide(singleton, in: Session)
      final class Cart: Sendable {
        init(user: User) {}
      }

      """)
}
