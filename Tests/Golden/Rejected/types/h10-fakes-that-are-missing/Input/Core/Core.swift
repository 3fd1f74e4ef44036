import DIRuntime

public protocol HTTPClient: Sendable {}

// @provide(singleton, as: HTTPClient, live)
struct RealHTTP: HTTPClient {}
