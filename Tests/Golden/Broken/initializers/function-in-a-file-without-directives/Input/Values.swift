let makeDoor: @Sendable (Lamp) -> Door = { _ in Door() }
