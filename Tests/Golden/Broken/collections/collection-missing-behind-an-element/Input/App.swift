protocol Plugin {}
protocol Clock {}

// @provide(into: Plugin)
struct Spelling: Plugin {
  let clock: any Clock
}

// @provide
struct Editor {
  let plugins: [any Plugin]
}
