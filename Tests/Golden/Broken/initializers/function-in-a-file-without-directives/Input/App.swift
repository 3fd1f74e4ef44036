struct Lamp {}

// @provide
func makeLamp(bright: Bool = Bool(true)) -> Lamp { Lamp() }

struct Door {}

// @provide
func makeDoor(_ lamp: Lamp) -> Door { Door() }
