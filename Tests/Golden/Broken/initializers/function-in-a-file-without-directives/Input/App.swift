struct Lamp {}

// @provide
func makeLamp(bright: Bool = true) -> Lamp { Lamp() }
