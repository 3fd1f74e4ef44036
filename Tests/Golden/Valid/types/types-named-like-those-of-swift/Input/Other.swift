struct Sendable {}
