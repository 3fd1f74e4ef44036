func makeLamp() -> Lamp { Lamp() }
