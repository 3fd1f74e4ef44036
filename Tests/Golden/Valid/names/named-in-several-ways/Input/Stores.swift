protocol Store: Sendable { var name: String { get } }
struct Disk: Store { var name: String }

// @provide(as: Store)
func plain() -> Disk { Disk(name: "plain") }

// @provide(as: Store, name: fast)
func fast() -> Disk { Disk(name: "fast") }

// @provide(as: Store, name: slow)
struct Slow: Store { let name = "slow" }

// @provide
struct User {
  let text: String
  init(
    _ first: any Store,
    fast: any Store,
    _ slow: any Store,
    quick /* @named(fast) */ fast2: any Store,
    slow other: any Store, /* @named(fast) */ last: any Store
  ) {
    text = [first.name, fast.name, slow.name, fast2.name, other.name, last.name].joined(separator: " ")
  }
}
