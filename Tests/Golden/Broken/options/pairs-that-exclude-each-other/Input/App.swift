protocol Rule {}
protocol Log {}

// A box is no value of a protocol.

// @provide(boxed, into: Rule)
struct Limit: Rule {}

// @provide(as: Log)
struct Console: Log {}

// @provide(boxed, replaces: log)
struct Journal: Log {}

// @provide(boxed)
struct Settings {}

// @provide(replaces: settings)
func defaults() -> Settings { Settings() }

// @provide(boxed)
struct Options {}

// @provide(boxed, replaces: options)
struct Switches {}

// Nobody outside sets what belongs to an actor.

// @provide(set: [size = 1])
actor Counter { var size = 0 }

// What is replaced does not tell what is generic.

protocol Store {}

// @provide(as: Store)
struct Disk: Store {}

// @provide(replaces: store)
struct Memory<Item>: Store {}

// What asks for what was refused is no second mistake.

// @provide
struct Desk {
  let limit: Box<Limit>
  let memory: Memory<Int>
}
