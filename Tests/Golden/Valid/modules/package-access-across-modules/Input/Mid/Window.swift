import Core
import DIRuntime

// Only the package sees what Core's container has from here.
// @container(parent: Session, package)
package struct Window {
  package let title: String
}

// @provide(singleton, package, in: Session)
package final class Cart: Sendable {
  package let user: String
  init(user: String) { self.user = user }
}
