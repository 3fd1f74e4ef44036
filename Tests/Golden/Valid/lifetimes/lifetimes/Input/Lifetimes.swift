enum Count {
  nonisolated(unsafe) static var built: [String] = []
}

// @provide(singleton)
final class Kept: Sendable { init() { Count.built.append("kept") } }

// @provide(transient)
final class Newcomer { init(kept: Kept) { Count.built.append("newcomer") } }

// @provide(singleton)
struct KeptValue: Sendable {
  let kept: Kept
  init(kept: Kept, newcomer: Newcomer, again: Kept) {
    self.kept = kept
    Count.built.append("value")
  }
}

// @provide
struct User {
  var kept: Kept
  var again: Kept
  var newcomer: Newcomer
  var other: Newcomer
  var value: KeptValue
}

// @provide(singleton)
let stored: [Kept] = []
