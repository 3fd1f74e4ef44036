public protocol Clock: Sendable {}

// @provide(public, as: Clock)
public struct SystemClock: Clock {}

// @provide(as: Log)
struct Console: Log {}

public protocol Log {}

// @provide(public)
public struct Greeter { init(name: String /* @arg */) {} }

// @provide(public)
open class Counter { public init() {} }

// @require
public protocol Analytics {}

public protocol Plugin {}

// @provide(public, into: Plugin)
public struct Spelling: Plugin {}

#if DEBUG
// @provide(public)
public struct Debugger {}
#endif

// @container(parent: Container, public)
public struct Visit { public let number: Number }

public struct Number: Sendable {}

// @provide(singleton, in: Visit, public)
public final class Trolley: Sendable { init(number: Number) {} }

public final class Probe: Sendable { public init() {} }

#if DEBUG
// @provide(public)
public func probe() -> Probe { Probe() }
#else
// @provide(public, name: probe)
public func fastProbe(speed: Int /* @arg */) -> Probe { Probe() }
#endif
