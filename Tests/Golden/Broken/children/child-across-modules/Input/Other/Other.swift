import DIRuntime

// @container(parent: Container, public)
public struct Elsewhere {}

public struct Number: Sendable {}

// @require
public protocol Payment: Sendable {}
