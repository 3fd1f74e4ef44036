import DIRuntime

// @container(parent: Container, public)
public struct Window {}
