protocol Plugin {}

// @provide(into: Plugin)
struct Spelling: Plugin {
  let language: String  // @arg
  let depth: Int = 3
}

// @provide(as: Plugin, into: [Plugin, Plugin])
struct Twice: Plugin {}

protocol Rule {}
private protocol Secret {}

// @provide(into: Secret)
struct Hidden: Secret {}

// @provide(into: (Int) -> Int)
func double(_ value: Int /* @arg */) -> Int { 2 * value }
