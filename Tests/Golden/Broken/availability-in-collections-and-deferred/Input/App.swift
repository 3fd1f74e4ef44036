protocol Plugin {}

@available(macOS 26, *)
// @provide(into: Plugin)
struct Spelling: Plugin {}

// @provide
struct Editor { let plugins: [any Plugin] }
