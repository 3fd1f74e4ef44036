import Clocks

// Within the package, it is there.
// @provide(public)
public struct Dial {
  init(clock: any Clock, spring: Spring) {}
}

// @require
package protocol Ink {}

// @provide(public)
public struct Print {
  init(ink: any Ink) {}
}
