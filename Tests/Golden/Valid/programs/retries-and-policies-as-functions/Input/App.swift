typealias Policy = @Sendable (_ attempt: Int) -> Int?

enum Policies {
  // @provide(singleton, name: backoff)
  static func growing(base: Int) -> Policy { { attempt in attempt > 3 ? nil : base * attempt } }
  // @provide
  static let base: Int = 10
  // @provide(name: never)
  static let none: Policy = { _ in nil }
}

// @provide
struct Retrier {
  let policy: Policy  // @named(backoff)
  let never: @Sendable (Int) -> Int?
  let onGiveUp: (String) -> String = { "gave up: \($0)" }
  let clock: (() -> Missing)?

  func run(_ body: (Int) -> Bool) -> [Int] {
    var waits: [Int] = []
    var attempt = 1
    while !body(attempt), let wait = policy(attempt) {
      waits.append(wait)
      attempt += 1
    }
    return waits
  }
}

struct Missing {}
