protocol Check: Sendable { var name: String { get } }

// @provide(match: nearest)
protocol Probe: Sendable { var depth: Int { get } }

// Each is a subtype of what its extension says wherever it is there at all.
#if SLOW
// @provide(into: Check)
struct Deep { var name = "deep" }
extension Deep: Check {}

// @provide
struct Drill {}
extension Drill: Probe { var depth: Int { 1_000 } }
#else
// @provide(into: Check)
struct Deep { var name = "shallow" }
extension Deep: Check {}

// @provide
struct Drill {}
extension Drill: Probe { var depth: Int { 1 } }
#endif

// @provide
struct Doctor {
  let checks: [any Check]
  let probe: any Probe
}
