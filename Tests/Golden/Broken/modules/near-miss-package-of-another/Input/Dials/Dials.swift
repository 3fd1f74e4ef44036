import Clocks

// Within the package, it is there.
// @provide(public)
public struct Dial {
  init(clock: any Clock, spring: Spring) {}
}

// @require
package protocol Ink {}

// @require
public protocol Paper {}

// @provide(public)
public struct Print {
  init(ink: any Ink, paper: any Paper) {}
}
