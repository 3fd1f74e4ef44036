protocol Clock: Sendable {}

// @provide(
//   singleton,
//   as: Clock,
//   nam: wall
// )
struct SystemClock: Clock {}

// @provide(
//   singleton,

struct Other: Clock {}
