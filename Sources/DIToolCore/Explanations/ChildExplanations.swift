// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Pages on child containers.
extension Explanation {
  static let scopeEscape = Explanation(
    summary: "a value that lives longer would hold a value of a child container",
    meaning: """
      A child container has everything of its parent. The parent has nothing of the child's, because there
      may be many children, or none. So a value that the parent keeps cannot hold a value of a child: one of the
      child's inputs, a provider that says 'in:', or a transient that needs one of these. Asking for it later
      does not help: there would still be no child to ask. A child cannot have a value of its sibling
      either. That holds within a module and across modules.

      A collection has the elements that each container can reach, so its elements are no problem. But if all
      elements belong to a child, the parent's collection would always be empty, which is an error too.

      The notes lead from the parameter to the declaration that decides the owner. Mostly the provider belongs
      to the child too: keep it there with 'in:', or do not keep it. A transient belongs to the innermost container
      from which it needs something.
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
