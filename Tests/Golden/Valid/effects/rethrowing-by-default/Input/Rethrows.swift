struct Loaded { var value: Int }

/// Left to its default, the closure counts as throwing all the same: so the compiler has it.
// @provide
func loaded(load: () throws -> Int = { 2 }) rethrows -> Loaded { Loaded(value: try load()) }
