import DIRuntime

// @provide
@available(swift 5.9)
struct Modern { let title = "modern" }

// @provide(singleton)
@available(swift, introduced: 4)
final class Old: Sendable { let title = "old" }

// Nobody who uses them is older.

// @provide
struct Both {
  let modern: Modern
  let old: Old
}
