struct A: Error {}
struct B: Error {}

// @provide
struct Disk { init() throws(A) {} }

// @provide
struct Net { init() throws(B) {} }

// @provide
struct Store { let disk: Disk; let net: Net }

// @provide
final class Sync {
  init(
    disk: @escaping () throws(B) -> Disk,
    store: @escaping () throws(A) -> Store,
    twice: (() throws(A) -> Net)?
  ) {}
}

// One type of error can be lost on the way.

#if DEBUG
// @provide
struct Probe { init() throws(A) {} }
#else
// @provide
struct Probe { init() {} }
#endif

// @provide
struct Panel { let probe: Probe }

// @provide(public)
public struct Window { init() throws(A) {} }

// @provide
struct Frame {
  init(panel: () throws(A) -> Panel, window: () throws(A) -> Window) {}
}
