// @provide
func session(user: String /* @arg */, depth: Int /* @arg */ = 3) -> Session { Session() }

final class Session {}

// @provide(replaces: session)
func otherSession(user: String /* @arg */, depth: Int /* @arg */) -> Session { Session() }

// @provide
func socket() -> Socket { Socket() }

final class Socket {}

// @provide(replaces: socket)
func otherSocket(_ port: Int /* @arg */) -> Socket { Socket() }
