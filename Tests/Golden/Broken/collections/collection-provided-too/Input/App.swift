protocol Plugin {}

// @provide(into: Plugin)
struct Spelling: Plugin {}

// @provide
func allPlugins() -> [any Plugin] { [Spelling()] }

// @provide(name: none)
func noPlugins() -> [any Plugin] { [] }
