import Core
import DIRuntime

// What it decorates needs another decorator, which needs it.
// @provide(replaces: Core.clock)
struct LateClock: Clock {
  let clock: any Clock
}

// @provide(replaces: Core.dial)
struct BigDial: Dial {
  let clock: any Clock
}

// In one module.
protocol Log: Sendable {}

// @provide(as: Log)
struct FileLog: Log {
  let disk: Disk
}

// @provide
struct Disk {
  let log: any Log
}

// @provide(replaces: log)
struct LoudLog: Log {
  let log: any Log
}

// Orders.
protocol Pen: Sendable {}

// @provide(as: Pen)
struct Pencil: Pen {}

// @provide(replaces: pen, order: 1)
struct RedPen: Pen {
  let pen: any Pen
}

// @provide(replaces: pen)
struct BluePen: Pen {
  let pen: any Pen
}

// @provide(replaces: pen, order: 1)
struct GreenPen: Pen {
  let pen: any Pen
}

// @provide(replaces: pen, order: three)
struct ThirdPen: Pen {}

// @provide(order: 2)
struct Stray {}

// @provide(replaces: ink)
struct Ink {
  let ink: Pencil
}

// Lifetimes.
protocol Node: AnyObject, Sendable {}

// @provide(weak, as: Node)
final class FirstNode: Node {}

// @provide(replaces: node)
struct ValueNode: Sendable {
  let node: any Node
}

// @provide(singleton, replaces: Core.badge)
struct BadgeOfAll: Badge {
  let badge: any Badge
}

// Effects.
func ink() throws -> Pencil { Pencil() }

// @provide(name: nib)
func firstNib() -> Int { 1 }

// @provide(replaces: nib)
func secondNib(nib: Int) async throws -> Int { nib }

// Only its own accessor can call it.
// @provide(replaces: Core.odd)
@Other func secondOdd(odd: Odd) -> Odd { odd }

// @provide(replaces: Core.each)
func secondEach(_ body: (Int) -> Void /* @arg */, loaded: Loaded) -> Loaded { loaded }
