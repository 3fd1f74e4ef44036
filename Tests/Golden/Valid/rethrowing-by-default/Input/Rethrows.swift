struct Loaded { var value: Int }

/// The default closure does not throw, so nothing does.
// @provide
func loaded(load: () throws -> Int = { 2 }) rethrows -> Loaded { Loaded(value: try load()) }
