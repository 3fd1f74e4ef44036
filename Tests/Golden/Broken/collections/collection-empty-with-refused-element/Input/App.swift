protocol Plugin {}

// @provide(into: Plugn)
struct Spelling: Plugin {}

// @provide
struct Editor { let plugins: [any Plugin] }
