struct Clock: Sendable { var time = 1 }

// @provide
let clock: Clock = Clock(time: 2)

// @provide
struct Lazy {
  let clock: Clock
  private lazy var later = 3
}
