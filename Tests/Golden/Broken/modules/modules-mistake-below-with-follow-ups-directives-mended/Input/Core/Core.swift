public protocol Clock {}

// @provide(public, singelton, as: Clock)
public struct SystemClock: Clock {}

public struct FrozenClock: Clock {}

//  provide(public)

public struct Log {}

// @provide(public, keyed: rooute)
public struct Limit {
  init(route: Int /* @arg */) {}
}

// @provide(public, lazy)
public struct Unused {}
