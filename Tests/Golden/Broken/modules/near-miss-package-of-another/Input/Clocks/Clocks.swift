public protocol Clock {}

// @provide(package, as: Clock)
struct SystemClock: Clock {}

// @provide(package)
package struct Spring {}

public struct Part: Sendable {}

// @container(parent: Container, package)
package struct Repair { package let part: Part }
