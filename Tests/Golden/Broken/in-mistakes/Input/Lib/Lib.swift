import DIRuntime

public struct Number: Sendable {}

// @container(parent: Container, public)
public struct Flight {
  let number: Number
}

// @provide(public)
public struct Seat {
  let number: Number
}

