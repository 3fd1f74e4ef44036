protocol Check { var name: String { get } }

#if SLOW
// @provide(into: Check)
struct Deep: Check { let name = "deep" }
#else
// @provide(into: Check)
struct Deep: Check { let name = "shallow" }
#endif

#if SLOW
// @provide(into: Check)
struct Slow: Check { let name = "slow" }
#elseif os(Linux)
// @provide(into: Check)
struct Kernel: Check { let name = "kernel" }
#endif

// @provide(singleton, into: Check)
final class Always: Check, Sendable { let name = "always" }

// @provide
struct Doctor { let checks: [any Check] }
