struct Lamp {}

// @provide
func makeLamp(bright: Bool = Bool(true)) -> Lamp { Lamp() }
