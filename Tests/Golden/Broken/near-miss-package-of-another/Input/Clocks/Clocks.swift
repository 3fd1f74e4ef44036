public protocol Clock {}

// @provide(package, as: Clock)
struct SystemClock: Clock {}

// @provide(package)
package struct Spring {}
